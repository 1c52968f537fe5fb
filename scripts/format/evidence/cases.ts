import type { Source } from '../../csv/declare.ts'
import type { StructValue } from '../codec/value.ts'
import { type EvidenceSave, seriesOf } from './evidence-save.ts'

/** One application of a rule: where, and whether it holds. */
export interface Case {
  readonly where: string
  readonly holds: boolean
}

/** How often a rule applies to the saves, and how often it holds. */
export interface Tally {
  readonly cases: number
  readonly held: number
  /** The first cases in which it does not hold. */
  readonly misses: readonly string[]
}

const mostMisses = 5

/** Counts the cases of a rule. */
export function tallyOf(cases: Iterable<Case>): Tally {
  let count = 0
  let held = 0
  const misses: string[] = []
  for (const { where, holds } of cases) {
    count++
    if (holds) held++
    else if (misses.length < mostMisses) misses.push(where)
  }
  return { cases: count, held, misses }
}

/** All cases of a rule in the saves. */
export type Check = (saves: readonly EvidenceSave[], source: Source) => Iterable<Case>

/** Checks by the name of their rule in evidence-rules.csv. */
export type Checks = Readonly<Record<string, Check>>

/** A rule about each save. @param holds null where it does not apply */
export const eachSave = (holds: (save: EvidenceSave, source: Source) => boolean | null): Check =>
  function* cases(saves, source) {
    for (const save of saves) {
      const result = holds(save, source)
      if (result !== null) yield { where: save.name, holds: result }
    }
  }

/** A rule with several cases in each save: what each is about, and whether it holds. */
export const severalInSave = (
  find: (save: EvidenceSave, source: Source) => Iterable<readonly [what: string, holds: boolean]>,
): Check =>
  function* cases(saves, source) {
    for (const save of saves)
      for (const [what, holds] of find(save, source)) yield { where: `${save.name}: ${what}`, holds }
  }

interface Item {
  readonly where: string
  readonly struct: StructValue
  readonly index: number
  readonly save: EvidenceSave
}

/** The structs of a list of all saves. */
function* itemsOf(saves: readonly EvidenceSave[], path: string): Iterable<Item> {
  for (const save of saves)
    for (const [index, struct] of save.structs(path).entries())
      yield { where: `${save.name}: ${path}[${index}]`, struct, index, save }
}

/** A rule about each struct of a list. @param path e.g. `03.garages` */
export const eachStruct = (
  path: string,
  holds: (struct: StructValue, save: EvidenceSave, source: Source) => boolean,
): Check =>
  function* cases(saves, source) {
    for (const { where, struct, save } of itemsOf(saves, path))
      yield { where, holds: holds(struct, save, source) }
  }

/** Each two successive saves of one game. */
export function* neighbours(
  saves: readonly EvidenceSave[],
): Iterable<readonly [before: EvidenceSave, after: EvidenceSave]> {
  for (const series of seriesOf(saves)) {
    for (const [index, after] of series.entries()) {
      const before = series[index - 1]
      if (before !== undefined) yield [before, after]
    }
  }
}

/** A rule about each two successive saves of one game. */
export const eachNeighbour = (holds: (before: EvidenceSave, after: EvidenceSave) => boolean): Check =>
  function* cases(saves) {
    for (const [before, after] of neighbours(saves))
      yield { where: `${before.name} to ${after.name}`, holds: holds(before, after) }
  }

/** A value, and what it depends on. */
interface KeyedValue {
  /** @param usual the first value with this key */
  readonly where: (usual: unknown) => string
  readonly key: string
  readonly value: unknown
}

/** Cases of values that are equal wherever their keys are: the first value of each key counts for nothing. */
export function* equalPerKey(values: Iterable<KeyedValue>): Iterable<Case> {
  const known = new Map<string, unknown>()
  for (const { where, key, value } of values) {
    const usual = known.get(key)
    if (usual === undefined) known.set(key, value)
    else yield { where: where(usual), holds: value === usual }
  }
}

/** A rule that some value of a struct depends only on a key. */
export const dependsOn = (
  path: string,
  keyOf: (struct: StructValue, index: number) => unknown,
  pick: (struct: StructValue) => number | string,
): Check =>
  function* cases(saves) {
    const items = Array.from(itemsOf(saves, path), ({ where, struct, index }) => ({
      where: () => where,
      key: `${keyOf(struct, index)}`,
      value: pick(struct),
    }))
    yield* equalPerKey(items)
  }

/** Several checks under one name. */
export const allOf = (...checks: readonly Check[]): Check =>
  function* cases(saves, source) {
    for (const check of checks) yield* check(saves, source)
  }
