import type { Source } from '../../csv/engine/table.ts'
import type { ResolvedVariable } from '../../tables/shared/resolved-variable.ts'
import { variableRules } from '../../tables/variable-rules.ts'
import { type ScriptRuns, scriptRuns, startUp } from './script-runs.ts'
import { ruleOf, typeTest } from './type-holds.ts'
import type { VariableSave } from './variable-save.ts'

/** Saves to test on. */
export interface EvidenceSaves {
  readonly saves: readonly VariableSave[]
  /** Neighbouring saves of one game. */
  readonly pairs: readonly (readonly [VariableSave, VariableSave])[]
}

/** Outcome of the tests of one variable. */
export interface VariableTests {
  readonly tests: number
  /** Names of the saves in which a test failed. */
  readonly failed: readonly string[]
  /** Whether the values could tell a right rule from a wrong one. */
  readonly isTelling: boolean
}

/** Whether a value is a constant of the tables, which give them with four decimals or four digits. */
export const isNear = (value: number, written: number) =>
  Math.abs(value - written) <= Math.max(0.0001, Math.abs(written) * 0.0006)

/** The only value of a variable, by the tables; null if they give none. */
export function constantOf({ type, row: { initial, seen } }: ResolvedVariable): number | null {
  if (type === 'unused') return 0
  if (initial !== null) return initial
  const [, only] = /^only (.+)$/.exec(seen ?? '') ?? []
  return only === undefined || Number(only) === 0 ? null : Number(only)
}

/** Whether a variable has the constant of the table in every save. */
export function testValue(
  { index, type }: ResolvedVariable,
  constant: number,
  { saves }: EvidenceSaves,
): VariableTests {
  const failed = saves.filter(({ floats, integers }) => {
    return !isNear((type === 'float' ? floats[index] : integers[index]) ?? Number.NaN, constant)
  })
  return { tests: saves.length, failed: failed.map(({ name }) => name), isTelling: true }
}

/** Whether the values of a variable are those of its type and kind; null without a rule. */
export function testType(
  { index, type, kind }: ResolvedVariable,
  source: Source,
  { saves }: EvidenceSaves,
): VariableTests | null {
  const rule = ruleOf(variableRules.rows(source), type, kind)
  if (rule === undefined || rule.form === 'any') return null
  const holds = typeTest(rule)
  const failed = saves.filter(save => !holds(save, index))
  const isSet = saves.some(({ words }) => words[index] !== 0)
  const isTelling = isSet && (rule.form !== 'flag' || saves.some(({ words }) => words[index] === 0))
  return { tests: saves.length, failed: failed.map(({ name }) => name), isTelling }
}

/** Fewer tests would tell little. */
const leastTests = 10

/** The runs of all scripts that change a variable in play; null if those of one cannot be seen. */
function runsOf({ users, row }: ResolvedVariable, source: Source): readonly ScriptRuns[] | null {
  const inPlay = users.filter(user => !startUp.has(user))
  const runs = inPlay.map(user => scriptRuns(source).get(user)).filter(run => run !== undefined)
  return row.furtherUsers !== null || inPlay.length === 0 || runs.length < inPlay.length ? null : runs
}

/**
 * Whether a variable has its first value in saves in which none of its scripts can have run, and changes between
 * neighbouring saves only if one can have run; null if that cannot be seen.
 */
export function testUse(
  variable: ResolvedVariable,
  source: Source,
  { saves, pairs }: EvidenceSaves,
): VariableTests | null {
  const runs = runsOf(variable, source)
  if (runs === null) return null
  const { index } = variable
  const closed = saves.filter(save => !runs.some(({ isOpen }) => isOpen(save)))
  const still = pairs.filter(([before, after]) => !runs.some(({ mayMove }) => mayMove(before, after)))
  const first = closed[0]?.words[index] ?? 0
  const failed = [
    ...closed.filter(({ words }) => words[index] !== first).map(({ name }) => name),
    ...still
      .filter(([before, after]) => before.words[index] !== after.words[index])
      .map(([, { name }]) => name),
  ]
  const tests = closed.length + still.length
  const isTelling = tests >= leastTests && saves.some(({ words }) => words[index] !== first)
  return { tests, failed, isTelling }
}

const passes = (result: VariableTests | null) =>
  result !== null && result.failed.length === 0 && result.isTelling

/** What the saves verify of a variable. */
export function verifiedBySaves(
  variable: ResolvedVariable,
  source: Source,
  saves: EvidenceSaves,
): 'value' | 'use' | 'type' | null {
  const constant = constantOf(variable)
  if (constant !== null && passes(testValue(variable, constant, saves))) return 'value'
  if (!passes(testType(variable, source, saves))) return null
  return passes(testUse(variable, source, saves)) ? 'use' : 'type'
}

/** Whether a test holds for a variable in every save. */
export function testSaves(
  index: number,
  holds: (save: VariableSave, index: number) => boolean,
  { saves }: EvidenceSaves,
): VariableTests {
  const failed = saves.filter(save => !holds(save, index))
  return { tests: saves.length, failed: failed.map(({ name }) => name), isTelling: true }
}
