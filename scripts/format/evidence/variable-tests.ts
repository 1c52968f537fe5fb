import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import type { Source } from '../../csv/declare.ts'
import type { ResolvedVariable } from '../../tables/shared/script-variables.ts'
import type { VariableRule } from '../../tables/variable-rules.ts'
import { variableRules as rulesTable } from '../../tables/variable-rules.ts'
import { handleTest } from '../codec/compile-handle-checks.ts'
import type { HandleTarget } from '../definition.ts'
import { targetOf } from '../resolve/variable-elements.ts'
import { type Case, neighbours } from './cases.ts'
import { type EvidenceSave, gameTime, variablesOf } from './evidence-save.ts'
import { readerOf, runsOf, usersInPlay } from './script-runs.ts'
import { formTest } from './value-forms.ts'

/** A test of one variable. */
export interface VariableTest {
  /** Name of the rule that has the tests of such variables. */
  readonly rule: string
  readonly cases: (saves: readonly EvidenceSave[]) => Iterable<Case>
}

type Holds = (save: EvidenceSave, index: number) => boolean

const nameOf = ({ name, index }: ResolvedVariable) => name ?? `variable ${index}`

/** A test of a variable in each save. */
function inEachSave(variable: ResolvedVariable, rule: string, holds: Holds): VariableTest {
  return {
    rule,
    cases: saves =>
      saves.map(save => ({
        where: `${nameOf(variable)} in ${save.name}`,
        holds: holds(save, variable.index),
      })),
  }
}

/** Whether a value is a constant of the tables, which give them with four decimals or four digits. */
export const isNear = (value: number, written: number) =>
  Math.abs(value - written) <= Math.max(0.0001, Math.abs(written) * 0.0006)

/** The only value of a variable, by the tables; null if they give none. */
function constantOf({ type, row: { initial, seen } }: ResolvedVariable): number | null {
  if (type === 'unused') return 0
  if (initial !== null) return initial
  const [, only] = /^only (.+)$/.exec(seen ?? '') ?? []
  return only === undefined || Number(only) === 0 ? null : Number(only)
}

/** Whether a variable has the constant of the table; null if it has none. */
export function valueTest(variable: ResolvedVariable): VariableTest | null {
  const constant = constantOf(variable)
  if (constant === null) return null
  const { type } = variable
  return inEachSave(variable, `value: ${type}`, (save, index) => {
    const { floats, integers } = variablesOf(save)
    return isNear((type === 'float' ? floats : integers)[index] ?? Number.NaN, constant)
  })
}

/** The rule of a type and kind: that of the kind, else that of the type. */
export function typeRule({ type, kind }: ResolvedVariable, source: Source): VariableRule | null {
  const own = rulesTable.rows(source).filter(rule => rule.type === type)
  return own.find(rule => rule.kind === kind) ?? own.find(rule => rule.kind === null) ?? null
}

/** Whether the values of a variable are those of its type and kind; null if any value is. */
export function typeTest(variable: ResolvedVariable, source: Source): VariableTest | null {
  const rule = typeRule(variable, source)
  if (rule === null || rule.form === 'any') return null
  const { type, kind } = variable
  const holds = formTest(rule)
  return inEachSave(variable, `type: ${kind === null ? type : `${type}, ${kind}`}`, (save, index) => {
    const { words, integers, floats } = variablesOf(save)
    return holds({
      word: words[index] ?? 0,
      integer: integers[index] ?? 0,
      float: floats[index] ?? 0,
      clockMs: gameTime(save),
    })
  })
}

const never = 999_999_999

const liveHandles = memoizeBy(({ blocks }: EvidenceSave) =>
  memoizeByValue((target: HandleTarget) => handleTest(number => blocks.get(number), target)),
)

/** Whether a handle refers to what is there, or is 0: but 0 is the number of the first parked car. */
const isLive =
  (target: HandleTarget): Holds =>
  (save, index) => {
    const handle = variablesOf(save).words[index] ?? 0
    return (handle === 0 && target !== 'parked car') || liveHandles(save)(target)(handle)
  }

const integerAt = (save: EvidenceSave, index: number) => variablesOf(save).integers[index] ?? 0

/** The tests that the words of a check stand for. */
const checkForms: readonly (readonly [RegExp, (words: readonly string[], source: Source) => Holds])[] = [
  [
    /^equals statistic (\d+)$/,
    ([, id]) =>
      (save, index) =>
        integerAt(save, index) === save.statistic(Number(id)),
  ],
  [
    /^equals statistic (\d+); 999,999,999 exactly when that is 0/,
    ([, id]) =>
      (save, index) =>
        integerAt(save, index) === (save.statistic(Number(id)) || never),
  ],
  [
    /^set only if (\w+) (>|=) (\d+) \(set in /,
    ([, name = '', sign, limit], source) => {
      const read = readerOf(source, name)
      const isMet = (value: number) => (sign === '>' ? value > Number(limit) : value === Number(limit))
      return (save, index) => integerAt(save, index) === 0 || isMet(read(save))
    },
  ],
]

/** The test of the check of a variable; null if its words stand for none. */
export function meaningTest(variable: ResolvedVariable, source: Source): VariableTest | null {
  const target = targetOf(variable)
  if (target !== null)
    return inEachSave(variable, `meaning: handles of ${target}s that are there`, isLive(target))
  const { check } = variable.row
  for (const [form, make] of checkForms) {
    const words = form.exec(check ?? '')
    if (words === null) continue
    const rule = `meaning: ${words[0].split(' ').slice(0, 2).join(' ')} …`
    return inEachSave(variable, rule, make(words, source))
  }
  return null
}

/**
 * Whether a variable has its first value in saves in which none of its scripts can have run, and changes between
 * neighbouring saves only if one can have run; null if that cannot be seen.
 */
export function usageTest(variable: ResolvedVariable, source: Source): VariableTest | null {
  const runs = runsOf(variable, source)
  if (runs === null) return null
  const word = (save: EvidenceSave) => variablesOf(save).words[variable.index]
  const caseIn = ({ name }: EvidenceSave, holds: boolean): Case => ({
    where: `${nameOf(variable)} in ${name}`,
    holds,
  })
  return {
    rule: `use: ${usersInPlay(variable).join(' ')}`,
    *cases(saves) {
      const closed = saves.filter(save => !runs.some(({ isOpen }) => isOpen(save)))
      const [first] = closed.map(word)
      for (const save of closed) yield caseIn(save, word(save) === (first ?? 0))
      for (const [before, after] of neighbours(saves)) {
        if (!runs.some(({ mayMove }) => mayMove(before, after)))
          yield caseIn(after, word(before) === word(after))
      }
    },
  }
}
