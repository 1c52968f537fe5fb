import { parseRange } from '../../../src/shared/range.ts'
import type { relations } from '../../tables/shared/field-words.ts'
import { compileRange } from '../codec/compile-range.ts'
import { type EvidenceSave, type Leaf, seriesOf } from './evidence-save.ts'
import type { Case } from './tally.ts'

export type Relation = (typeof relations)[number]

/** All cases of a field. @param operand the cell, or the part of it for this field */
type Relate = (saves: readonly EvidenceSave[], field: string, operand: string) => Iterable<Case>

/** A value as a number; raw bytes are 0 only if all of them are. */
export const toNumber = (leaf: Leaf | undefined): number =>
  typeof leaf === 'string' && /^0*$/.test(leaf) ? 0 : Number(leaf)

/** A rule about each value of a field. */
const eachValue = (holds: (value: Leaf) => boolean): Relate =>
  function* cases(saves, field) {
    for (const save of saves) {
      for (const [index, value] of (save.leaves(field) ?? []).entries()) {
        yield { where: `${save.name}: ${field} ${index} is ${value}`, holds: holds(value) }
      }
    }
  }

/** A rule about each value of a field and the value at the same position of another, or its only value. */
const eachPair = (holds: (value: number, other: number) => boolean): Relate =>
  function* cases(saves, field, operand) {
    for (const save of saves) {
      const values = save.leaves(field)
      const others = save.leaves(operand)
      if (values === null || others === null) continue
      for (const [index, value] of values.entries()) {
        const other = others.length === 1 ? others[0] : others[index]
        const where = `${save.name}: ${field} ${index} is ${value}, ${operand} ${other}`
        yield { where, holds: holds(toNumber(value), toNumber(other)) }
      }
    }
  }

/** A rule about the values of a field in each two successive saves of a game. */
export const eachStep = (
  holds: (
    before: number,
    after: number,
    saves: readonly [EvidenceSave, EvidenceSave],
    operand: string,
  ) => boolean,
): Relate =>
  function* cases(saves, field, operand) {
    for (const series of seriesOf(saves)) {
      for (const [index, after] of series.slice(1).entries()) {
        const before = series[index]
        if (before === undefined) continue
        const old = before.leaves(field) ?? []
        for (const [position, value] of (after.leaves(field) ?? []).entries()) {
          const [from, to] = [toNumber(old[position]), toNumber(value)]
          const where = `${after.name}: ${field} ${position} was ${from} in ${before.name}, is ${to}`
          yield { where, holds: holds(from, to, [before, after], operand) }
        }
      }
    }
  }

/** Whether any value at any of the paths differs between two saves. */
function someChange([before, after]: readonly [EvidenceSave, EvidenceSave], paths: string): boolean {
  return paths.split('|').some(path => `${before.leaves(path)}` !== `${after.leaves(path)}`)
}

const secondsBetween = ([before, after]: readonly [EvidenceSave, EvidenceSave]) =>
  (toNumber(after.leaves('00.game_time_ms')?.[0]) - toNumber(before.leaves('00.game_time_ms')?.[0])) / 1000

/** All values of a field in a save are equal. */
const onePerSave: Relate = function* cases(saves, field) {
  for (const save of saves) {
    const [first, ...others] = save.leaves(field) ?? []
    for (const value of others) {
      yield { where: `${save.name}: ${field} is ${first} and ${value}`, holds: value === first }
    }
  }
}

/** Values of a field are equal wherever the values of the key are: the first value of each key counts for nothing. */
const onePer: Relate = function* cases(saves, field, operand) {
  const known = new Map<string, Leaf>()
  for (const save of saves) {
    const keys = operand.split('|').map(path => save.leaves(path) ?? [])
    for (const [index, value] of (save.leaves(field) ?? []).entries()) {
      const key = keys.map(all => (all.length === 1 ? `${all[0]} at ${index}` : all[index])).join()
      const usual = known.get(key)
      if (usual === undefined) known.set(key, value)
      else
        yield { where: `${save.name}: ${field} ${index} is ${value}, not ${usual}`, holds: value === usual }
    }
  }
}

/** The relations of evidence-rules.csv, apart from `check`. */
export const relate: Readonly<Record<Exclude<Relation, 'check'>, Relate>> = {
  'in range': (saves, field, operand) => {
    const range = parseRange(operand)
    const isIn = range === null ? () => false : compileRange(range)
    return eachValue(value => isIn(toNumber(value), {}))(saves, field, operand)
  },
  'one per save': onePerSave,
  'one per': onePer,
  'same as': eachPair((value, other) => value === other),
  'same as or 0': eachPair((value, other) => value === 0 || value === other),
  'at most': eachPair((value, other) => value >= 0 && value <= other),
  'set with': eachPair((value, other) => (value !== 0) === (other !== 0)),
  reaches: (saves, field, operand) => {
    const [least = '', other = ''] = operand.split('|')
    return eachPair((value, flag) => value >= Number(least) === (flag !== 0))(saves, field, other)
  },
  is: (saves, field, operand) => {
    const [only = '', other = ''] = operand.split('|')
    return eachPair((value, flag) => (value === Number(only)) === (flag !== 0))(saves, field, other)
  },
  'never falls': eachStep((before, after) => after >= before),
  'rises only with': eachStep(
    (before, after, saves, operand) => after === before || (after > before && someChange(saves, operand)),
  ),
  'changes only with': eachStep(
    (before, after, saves, operand) => after === before || someChange(saves, operand),
  ),
  'per second at most': eachStep((before, after, saves, operand) => {
    const grown = after - before
    return grown >= 0 && grown <= Number(operand) * secondsBetween(saves)
  }),
}
