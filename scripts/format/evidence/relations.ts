import { parseRange } from '#shared/range.ts'
import type { relations } from '../../tables/format/evidence-rules.ts'
import { compileRange } from '../codec/compile-range.ts'
import { type Case, equalPerKey, neighbours } from './cases.ts'
import { type EvidenceSave, gameTime, type Leaf, toNumber } from './evidence-save.ts'

/** All cases of a field. @param operand the cell, or the part of it for this field */
type Relate = (saves: readonly EvidenceSave[], field: string, operand: string) => Iterable<Case>

/** A rule about each value of a field. */
const eachValue = (holds: (value: Leaf) => boolean): Relate =>
  function* cases(saves, field) {
    for (const save of saves) {
      for (const [index, value] of (save.leaves(field) ?? []).entries())
        yield { where: `${save.name}: ${field} ${index} is ${value}`, holds: holds(value) }
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

/** A rule about whether a value meets the number before `|` exactly where the field after it is set. */
const setWhere = (isMet: (value: number, limit: number) => boolean): Relate =>
  function* cases(saves, field, operand) {
    const [limit = '', other = ''] = operand.split('|')
    yield* eachPair((value, flag) => isMet(value, Number(limit)) === (flag !== 0))(saves, field, other)
  }

type Neighbours = readonly [before: EvidenceSave, after: EvidenceSave]

/** A rule about the values of a field in each two successive saves of a game. */
const eachStep = (
  holds: (before: number, after: number, saves: Neighbours, operand: string) => boolean,
): Relate =>
  function* cases(saves, field, operand) {
    for (const pair of neighbours(saves)) {
      const [before, after] = pair
      const old = before.numbers(field)
      for (const [index, to] of after.numbers(field).entries()) {
        const from = old[index] ?? Number.NaN
        const where = `${after.name}: ${field} ${index} was ${from} in ${before.name}, is ${to}`
        yield { where, holds: holds(from, to, pair, operand) }
      }
    }
  }

/** Whether any value at any of the paths differs between two saves. */
function someChange([before, after]: Neighbours, paths: string): boolean {
  return paths.split('|').some(path => `${before.leaves(path)}` !== `${after.leaves(path)}`)
}

const secondsBetween = ([before, after]: Neighbours) => (gameTime(after) - gameTime(before)) / 1000

/** The relations of evidence-rules.csv, apart from `check`. */
export const relate: Readonly<Record<Exclude<(typeof relations)[number], 'check'>, Relate>> = {
  'in range': (saves, field, operand) => {
    const range = parseRange(operand)
    const isIn = range === null ? () => false : compileRange(range)
    return eachValue(value => isIn(toNumber(value)))(saves, field, operand)
  },
  *'one per save'(saves, field) {
    for (const { name, leaves } of saves) {
      const [first, ...others] = leaves(field) ?? []
      for (const value of others)
        yield { where: `${name}: ${field} is ${first} and ${value}`, holds: value === first }
    }
  },
  *'one per'(saves, field, operand) {
    const values = saves.flatMap(save => {
      const keys = operand.split('|').map(path => save.leaves(path) ?? [])
      return (save.leaves(field) ?? []).map((value, index) => ({
        where: (usual: unknown) => `${save.name}: ${field} ${index} is ${value}, not ${usual}`,
        key: keys.map(all => (all.length === 1 ? `${all[0]} at ${index}` : all[index])).join(),
        value,
      }))
    })
    yield* equalPerKey(values)
  },
  'same as': eachPair((value, other) => value === other),
  'same as or 0': eachPair((value, other) => value === 0 || value === other),
  'at most': eachPair((value, other) => value >= 0 && value <= other),
  'set with': eachPair((value, other) => (value !== 0) === (other !== 0)),
  reaches: setWhere((value, least) => value >= least),
  is: setWhere((value, only) => value === only),
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
