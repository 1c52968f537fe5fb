import { describe, expect, it } from 'vitest'
import { tallyOf } from '../../../../scripts/format/evidence/cases.ts'
import { variablesOf } from '../../../../scripts/format/evidence/evidence-save.ts'
import { variableRules } from '../../../../scripts/format/evidence/run-evidence.ts'
import {
  meaningTest,
  typeRule,
  typeTest,
  usageTest,
  type VariableTest,
  valueTest,
} from '../../../../scripts/format/evidence/variable-tests.ts'
import {
  type ResolvedVariable,
  resolveVariables,
} from '../../../../scripts/tables/shared/script-variables.ts'
import { realSource } from '../../support/sources.ts'
import { isWhole } from '../support.ts'
import { gameSaves } from './saves.ts'

/** Fewer cases would show little. */
const leastCases = 10

function holds(test: VariableTest | null): boolean {
  const { cases, held } = tallyOf(test?.cases(gameSaves) ?? [])
  return test !== null && cases === held
}

/** Whether saves could tell a right type from a wrong one: the variable is set, and a flag is also 0. */
function showsType(variable: ResolvedVariable): boolean {
  const words = gameSaves.map(save => variablesOf(save).words[variable.index])
  const isFlag = typeRule(variable, realSource)?.form === 'flag'
  return words.some(word => word !== 0) && (!isFlag || words.includes(0))
}

/** Whether a variable changes, and enough saves are from when its scripts cannot have run. */
function showsUsage(variable: ResolvedVariable): boolean {
  const words = gameSaves.map(save => variablesOf(save).words[variable.index])
  const test = usageTest(variable, realSource)
  return new Set(words).size > 1 && tallyOf(test?.cases(gameSaves) ?? []).cases >= leastCases
}

/** What the saves verify of a variable, apart from its meaning. */
function verifiedBySaves(variable: ResolvedVariable): 'value' | 'use' | 'type' | null {
  if (holds(valueTest(variable))) return 'value'
  if (!holds(typeTest(variable, realSource)) || !showsType(variable)) return null
  return holds(usageTest(variable, realSource)) && showsUsage(variable) ? 'use' : 'type'
}

const variables = resolveVariables(realSource)
const names = (some: readonly ResolvedVariable[]) => some.map(({ index, name }) => `${index} ${name}`)

describe.skipIf(!isWhole)('script variables', () => {
  it('pass every test of what their rows call verified, in all saves', () => {
    const tallies = variableRules(realSource).map(({ cases }) => tallyOf(cases(gameSaves)))
    expect(tallies.flatMap(({ misses }) => misses)).toEqual([])
    expect(tallies.reduce((sum, { cases }) => sum + cases, 0)).toBeGreaterThan(900_000)
  })

  it('are not called more verified than saves show', () => {
    const rank = ['type', 'use', 'value']
    const overrated = variables.filter(variable => {
      const { verified } = variable.row
      if (verified === null || verified === 'meaning') return false
      const found = verifiedBySaves(variable)
      return found === null || rank.indexOf(found) < rank.indexOf(verified)
    })
    expect(names(overrated)).toEqual([])
  })

  it('are tested by checks that compare them with a statistic or another variable', () => {
    const compared = variables.filter(
      ({ row }) => row.verified === 'meaning' && /^(equals statistic|set only if) /.test(row.check ?? ''),
    )
    const tested = compared.filter(variable => meaningTest(variable, realSource) !== null)
    expect(tested.length).toBeGreaterThan(compared.length / 2)
    expect(tested.map(({ row }) => row.check)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^equals statistic \d+$/),
        expect.stringMatching(/^equals statistic \d+; 999,999,999/),
        expect.stringMatching(/^set only if /),
      ]),
    )
  })

  it('of type float would fail as whole numbers, and whole numbers as floats', () => {
    const typed = variables.filter(({ row }) => row.verified === 'type' || row.verified === 'use')
    const swapped = typed
      .filter(({ type }) => type === 'float' || type === 'int')
      .map(variable => ({
        ...variable,
        kind: null,
        type: variable.type === 'int' ? ('float' as const) : ('int' as const),
        row: { ...variable.row, seen: null, initial: null },
      }))
    expect(names(swapped.filter(variable => verifiedBySaves(variable) !== null))).toEqual([])
  })
})
