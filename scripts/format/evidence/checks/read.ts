import type { Source } from '../../../csv/engine/table.ts'
import { isStruct, type StructValue, type Value } from '../../codec/value.ts'
import { isGameScript } from '../../variable-evidence/variable-save.ts'
import { type EvidenceSave, seriesOf } from '../evidence-save.ts'
import { toNumber } from '../relations.ts'
import type { Case } from '../tally.ts'

/** A rule written in code: all its cases in the saves. */
export type Check = (saves: readonly EvidenceSave[], source: Source) => Iterable<Case>

/** The single number at a path; NaN if the save has none. */
export const numberAt = (save: EvidenceSave, path: string): number => toNumber(save.leaves(path)?.[0])

/** All numbers at a path; empty if the save has none. */
export const numbersAt = (save: EvidenceSave, path: string): readonly number[] =>
  (save.leaves(path) ?? []).map(toNumber)

const structsOf = (value: Value | undefined): readonly StructValue[] =>
  Array.isArray(value) ? value.filter(isStruct) : []

/** The structs of a list of a block. */
export const listAt = (save: EvidenceSave, block: string, list: string): readonly StructValue[] =>
  structsOf(save.blocks.get(block)?.[list])

/** The structs of a list within a struct, and the numbers of a list of numbers. */
export const numbersIn = (struct: StructValue | undefined, list: string): readonly number[] => {
  const value = struct?.[list]
  return Array.isArray(value) ? value.map(Number) : []
}

/** Whether the save was made with a script of the unmodified game. */
export const isUnmodified = ({ blocks }: EvidenceSave) => isGameScript(blocks.get('01'))

/** A rule about each save. @param holds null where it does not apply */
export const eachSave = (holds: (save: EvidenceSave) => boolean | null): Check =>
  function* cases(saves) {
    for (const save of saves) {
      const result = holds(save)
      if (result !== null) yield { where: save.name, holds: result }
    }
  }

/** A rule about each struct of a list. */
export const eachStruct = (
  block: string,
  list: string,
  holds: (struct: StructValue, save: EvidenceSave) => boolean,
): Check =>
  function* cases(saves) {
    for (const save of saves) {
      for (const [index, struct] of listAt(save, block, list).entries()) {
        yield { where: `${save.name}: ${block}.${list}[${index}]`, holds: holds(struct, save) }
      }
    }
  }

/** A rule about each two successive saves of one game. */
export const eachNeighbour = (holds: (before: EvidenceSave, after: EvidenceSave) => boolean): Check =>
  function* cases(saves) {
    for (const series of seriesOf(saves)) {
      for (const [index, after] of series.slice(1).entries()) {
        const before = series[index]
        if (before !== undefined)
          yield { where: `${before.name} to ${after.name}`, holds: holds(before, after) }
      }
    }
  }

/** A rule that some value of a struct depends only on a key. The first value of each key counts for nothing. */
export const dependsOn = (
  block: string,
  list: string,
  keyOf: (struct: StructValue, index: number) => string | null,
  pick: (struct: StructValue) => number,
): Check =>
  function* cases(saves) {
    const known = new Map<string, number>()
    for (const save of saves) {
      for (const [index, struct] of listAt(save, block, list).entries()) {
        const key = keyOf(struct, index)
        if (key === null) continue
        const usual = known.get(key)
        const value = pick(struct)
        if (usual === undefined) known.set(key, value)
        else yield { where: `${save.name}: ${block}.${list}[${index}]`, holds: value === usual }
      }
    }
  }

/** Several checks under one name. */
export const allOf = (...checks: readonly Check[]): Check =>
  function* cases(saves, source) {
    for (const check of checks) yield* check(saves, source)
  }
