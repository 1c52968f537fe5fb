import { groupBy } from '../../csv/collections.ts'
import type { Source } from '../../csv/engine/table.ts'
import { resolveVariables } from '../../tables/shared/resolve-variables.ts'
import type { ResolvedVariable } from '../../tables/shared/resolved-variable.ts'
import { isUnmodified } from './evidence-save.ts'
import { bytesText, type Rule } from './field-rules.ts'
import { meaningTest, typeTest, usageTest, type VariableTest, valueTest } from './variable-tests.ts'

/** The tests of what the row of a variable calls verified. */
function testsOf(variable: ResolvedVariable, source: Source): readonly VariableTest[] {
  const tests = {
    value: [valueTest],
    meaning: [meaningTest],
    use: [typeTest, usageTest],
    type: [typeTest],
  }
  const { verified } = variable.row
  return verified === null ? [] : tests[verified].flatMap(test => test(variable, source) ?? [])
}

/** The rules that every variable passes by what its row calls verified. */
export function variableRules(source: Source): readonly Rule[] {
  const tests = resolveVariables(source).flatMap(variable => testsOf(variable, source))
  return Array.from(
    groupBy(tests, ({ rule }) => rule),
    ([rule, own]) => ({
      rule,
      platform: 'pc',
      describe: () => `script variables, ${rule} (${bytesText(4 * own.length)})`,
      *cases(saves) {
        const ofGame = saves.filter(isUnmodified)
        for (const { cases } of own) yield* cases(ofGame)
      },
    }),
  )
}
