import { memoizeBy, memoizeByValue } from '../../../src/shared/memoize.ts'
import { namedValues } from '../codec/named-values.ts'
import { isStruct, type StructValue, type Value } from '../codec/value.ts'
import type { Definition, Platform } from '../definition.ts'
import { parseRulePath } from './rule-path.ts'

/** A value of a rule: raw bytes and texts are texts. */
export type Leaf = number | string

/** A decoded save, as rules see it. */
export interface EvidenceSave {
  readonly name: string
  readonly platform: Platform
  /** Key of the game it belongs to, if several of its saves are known; null if not. */
  readonly series: string | null
  readonly blocks: ReadonlyMap<string, StructValue>
  /**
   * All values at a path, in file order; null if the save has no such values, as the script variables of
   * another game script.
   */
  readonly leaves: (path: string) => readonly Leaf[] | null
}

function flatten(value: Value | undefined, into: Leaf[]): void {
  if (value === undefined) return
  if (typeof value === 'boolean') into.push(Number(value))
  else if (typeof value === 'number' || typeof value === 'string') into.push(value)
  else if (value instanceof Uint8Array) into.push(Buffer.from(value).toString('hex'))
  else if (isStruct(value)) for (const inner of Object.values(value)) flatten(inner, into)
  else for (const inner of value) flatten(inner, into)
}

/** The values of a field, in all structs that have it. */
function step(values: readonly Value[], name: string): readonly Value[] {
  return values.flatMap((value): readonly Value[] => {
    if (Array.isArray(value)) return step(value, name)
    const inner = isStruct(value) ? value[name] : undefined
    return inner === undefined ? [] : [inner]
  })
}

/** Wraps a decoded save. @param definition that of PC, as script variables have the names and numbers of PC */
export function toEvidenceSave(
  definition: Definition,
  { name, platform, series, blocks }: Pick<EvidenceSave, 'name' | 'platform' | 'series' | 'blocks'>,
): EvidenceSave {
  const namedIn = memoizeByValue((path: string) => {
    const [number, list = ''] = path.split('.')
    const block = definition.blocks.find(candidate => candidate.number === number)
    const value = block === undefined ? undefined : blocks.get(block.number)
    return block === undefined || value === undefined ? null : namedValues(definition, block, list, value)
  })
  function find(path: string): readonly Leaf[] | null {
    const { block, steps } = parseRulePath(path)
    const root = blocks.get(block)
    if (root === undefined) return null
    let values: readonly Value[] = [root]
    for (const { name: field, element } of steps) {
      if (element === null) {
        values = step(values, field)
        continue
      }
      const value = namedIn(`${block}.${field}`)?.get(element)
      if (value === undefined) return null
      values = [value]
    }
    const leaves: Leaf[] = []
    for (const value of values) flatten(value, leaves)
    return leaves
  }
  return { name, platform, series, blocks, leaves: memoizeByValue(find) }
}

/** The saves of each series, in the order in which they were made; those of no series are left out. */
export const seriesOf = memoizeBy((saves: readonly EvidenceSave[]): readonly (readonly EvidenceSave[])[] => {
  const timeOf = (save: EvidenceSave) => Number(save.leaves('00.game_time_ms')?.[0])
  const keys = [...new Set(saves.flatMap(({ series }) => (series === null ? [] : [series])))]
  return keys.map(key =>
    saves.filter(({ series }) => series === key).sort((one, other) => timeOf(one) - timeOf(other)),
  )
})
