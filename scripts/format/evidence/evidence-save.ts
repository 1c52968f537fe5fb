import { parse } from '#shared/format-path/path.ts'
import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import { statisticElement } from '#shared/statistic.ts'
import { variableCount } from '../../tables/shared/shared-columns.ts'
import { unmodifiedScripts } from '../codec/list-rules.ts'
import { namedValues } from '../codec/named-values.ts'
import { isStruct, type StructValue, type Value } from '../codec/value.ts'
import { type Definition, findBlock, type Platform } from '../definition.ts'

/** A value of a rule: raw bytes and texts are texts. */
export type Leaf = number | string

function flatten(value: Value | undefined): readonly Leaf[] {
  if (value === undefined) return []
  if (typeof value === 'number' || typeof value === 'string') return [value]
  if (value instanceof Uint8Array) return [Buffer.from(value).toString('hex')]
  if (isStruct(value)) return Object.values(value).flatMap(flatten)
  return Array.isArray(value) ? value.flatMap(flatten) : []
}

/** The values of a field, in all structs that have it. */
function step(values: readonly Value[], name: string): readonly Value[] {
  return values.flatMap((value): readonly Value[] => {
    if (Array.isArray(value)) return step(value, name)
    const inner = isStruct(value) ? value[name] : undefined
    return inner === undefined ? [] : [inner]
  })
}

/** A value as a number; raw bytes are 0 only if all of them are. */
export const toNumber = (leaf: Leaf | undefined): number =>
  typeof leaf === 'string' && /^0*$/.test(leaf) ? 0 : Number(leaf)

/** The numbers of a list within a struct. */
export const numbersIn = (struct: StructValue | undefined, list: string): readonly number[] => {
  const value = struct?.[list]
  return Array.isArray(value) ? value.map(Number) : []
}

/** A text up to its first 00; null without one. */
export function textOf(value: unknown): string | null {
  const [text = '', ...rest] = String(value).split('\0')
  return rest.length === 0 ? null : text
}

type Parts = Pick<EvidenceSave, 'name' | 'platform' | 'series' | 'blocks'>

/** A decoded save, as rules see it. */
export class EvidenceSave {
  readonly name: string
  readonly platform: Platform
  /** Key of the game it belongs to, if several of its saves are known; null if not. */
  readonly series: string | null
  readonly blocks: ReadonlyMap<string, StructValue>
  readonly #definition: Definition

  /** @param definition that of PC, as script variables have the names and numbers of PC */
  constructor(definition: Definition, { name, platform, series, blocks }: Parts) {
    this.#definition = definition
    this.name = name
    this.platform = platform
    this.series = series
    this.blocks = blocks
  }

  readonly #named = memoizeByValue((path: string) => {
    const [number = '', list = ''] = path.split('.')
    const block = findBlock(this.#definition, number)
    const value = this.blocks.get(number)
    return block === undefined || value === undefined
      ? null
      : namedValues(this.#definition, block, list, value)
  })

  /**
   * All values at a path, in file order; null if the save has no such values, as the script variables of
   * another game script. @param path e.g. `03.garages.type`, `16.int_stats[luck]`, `block01.globals[24]`
   */
  readonly leaves = memoizeByValue((path: string): readonly Leaf[] | null => {
    const { block, steps } = parse(path) ?? { block: null, steps: [] }
    const root = this.blocks.get(block ?? '')
    if (root === undefined) return null
    let values: readonly Value[] = [root]
    for (const { name, subscripts } of steps) {
      const [subscript] = subscripts
      if (subscript?.kind === 'name') {
        const value = this.#named(`${block}.${name}`)?.get(subscript.name)
        if (value === undefined) return null
        values = [value]
      } else values = step(values, name)
      if (subscript?.kind === 'index')
        values = values.flatMap(list =>
          Array.isArray(list) ? list.slice(subscript.index, subscript.index + 1) : [],
        )
    }
    return values.flatMap(flatten)
  })

  /** The single number at a path; NaN if the save has none. */
  number(path: string): number {
    return toNumber(this.leaves(path)?.[0])
  }

  /** All numbers at a path; empty if the save has none. */
  numbers(path: string): readonly number[] {
    return (this.leaves(path) ?? []).map(toNumber)
  }

  /** The text at a path up to its first 00; null without one. */
  text(path: string): string | null {
    return textOf(this.leaves(path)?.[0])
  }

  /** The structs of a list of a block. @param path e.g. `03.garages` */
  structs(path: string): readonly StructValue[] {
    const [block = '', list = ''] = path.split('.')
    const value = this.blocks.get(block)?.[list]
    return Array.isArray(value) ? value.filter(isStruct) : []
  }

  /** Value of a statistic; NaN if there is none. */
  statistic(id: number): number {
    const { list, index } = statisticElement(id)
    return this.number(`16.${list}[${index}]`)
  }
}

/** Whether a save was made with a script of the unmodified game. */
export const isUnmodified = ({ blocks }: EvidenceSave) =>
  unmodifiedScripts.includes(Number(blocks.get('01')?.main_script_size))

/** The script variables of a save as unsigned, signed and floating-point numbers; none of another number. */
export const variablesOf = memoizeBy(({ blocks }: EvidenceSave) => {
  const globals = numbersIn(blocks.get('01'), 'globals')
  const words = Uint32Array.from(globals.length === variableCount ? globals : [])
  return { words, integers: new Int32Array(words.buffer), floats: new Float32Array(words.buffer) }
})

/** Milliseconds played. */
export const gameTime = (save: EvidenceSave): number => save.number('00.game_time_ms')

/** The parts of the computer's clock when saving, from the year on. */
export const clockParts: readonly string[] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map(
  part => `00.saved_at.${part}`,
)

/** The saves of each series, in the order in which they were made; those of no series are left out. */
export const seriesOf = memoizeBy((saves: readonly EvidenceSave[]): readonly (readonly EvidenceSave[])[] => {
  const keys = new Set(saves.flatMap(({ series }) => series ?? []))
  return [...keys].map(key =>
    saves.filter(({ series }) => series === key).sort((one, other) => gameTime(one) - gameTime(other)),
  )
})
