import type { Source } from '../../csv/engine/table.ts'
import { resolveVariables } from '../../tables/shared/resolve-variables.ts'
import { startUp } from './script-runs.ts'
import { meaningTest } from './test-meaning.ts'
import {
  constantOf,
  type EvidenceSaves,
  testSaves,
  testType,
  testUse,
  testValue,
  type VariableTests,
} from './variable-tests.ts'

/** The tests of a rule: how many there were, and what failed. */
export interface RuleResult {
  readonly rule: string
  readonly variables: number
  readonly tests: number
  readonly failures: readonly string[]
}

/** Adds the tests of a variable to those of its rule. */
function addTests(results: Map<string, RuleResult>, rule: string, name: string, tests: VariableTests): void {
  const { variables, tests: before, failures } = results.get(rule) ?? { variables: 0, tests: 0, failures: [] }
  results.set(rule, {
    rule,
    variables: variables + 1,
    tests: before + tests.tests,
    failures: [...failures, ...tests.failed.map(save => `${name} in ${save}`)],
  })
}

/** Tests every variable by what its row says is verified. */
export function checkVariables(source: Source, saves: EvidenceSaves): readonly RuleResult[] {
  const results = new Map<string, RuleResult>()
  for (const variable of resolveVariables(source)) {
    const { index, row, type, kind, users } = variable
    const { verified } = row
    if (verified === null) continue
    const name = variable.name ?? `variable ${index}`
    const constant = verified === 'value' ? constantOf(variable) : null
    if (constant !== null) addTests(results, `value: ${type}`, name, testValue(variable, constant, saves))
    const meaning = verified === 'meaning' ? meaningTest(variable, source) : null
    if (meaning !== null) {
      addTests(results, `meaning: ${meaning.rule}`, name, testSaves(index, meaning.holds, saves))
    }
    const isTyped = verified === 'use' || verified === 'type'
    const typeTests = isTyped ? testType(variable, source, saves) : null
    if (typeTests !== null)
      addTests(results, `type: ${kind === null ? type : `${type}, ${kind}`}`, name, typeTests)
    const useTests = verified === 'use' ? testUse(variable, source, saves) : null
    if (useTests !== null) {
      addTests(results, `use: ${users.filter(user => !startUp.has(user)).join(' ')}`, name, useTests)
    }
  }
  return [...results.values()]
}
