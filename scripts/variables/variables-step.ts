import { moduleHead, rowTypeCode, tableInfoCode } from '../emit/table-module.ts'
import type { BuildContext, StepResult } from '../step/step.ts'
import { fullVariables } from '../tables/variables/full-variables.ts'
import { resolveVariables } from '../tables/variables/resolve-variables.ts'
import { variableEvidence, variableKind, variableType } from '../tables/variables/variable-kinds.ts'
import { variables } from '../tables/variables/variables.ts'
import { scriptsModule } from './scripts-module.ts'
import { variableColumns } from './variable-columns.ts'

const words = { types: variableType, kinds: variableKind, evidences: variableEvidence }

/**
 * Writes the module of the script variables, columns instead of rows, which src/variables puts together again, and
 * that of the scripts that use them.
 */
export function variablesStep({ source }: BuildContext): StepResult {
  if (variables.problems(source).length > 0) return {}
  const columns = Object.entries(variableColumns(resolveVariables(source)))
  const lines = columns.map(([name, text]) => `  ${name}:\n    ${JSON.stringify(text)},\n`)
  const lists = Object.entries(words).map(([name, { choices }]) => `  ${name}: ${JSON.stringify(choices)},\n`)
  const content = [
    moduleHead(fullVariables),
    rowTypeCode(fullVariables),
    `/** The words of the columns with one letter a cell, a for the first. */\n`,
    `export const variableWords = {\n${lists.join('')}} as const\n\n`,
    '/** Cells of each column between bars; a letter each for the words of a choice, a space for none. */\n',
    `export const variableColumns = {\n${lines.join('')}}\n\n`,
    tableInfoCode(fullVariables, source),
  ].join('')
  return {
    modules: [
      { path: 'variables.ts', content },
      { path: 'variable-scripts.ts', content: scriptsModule(source) },
    ],
  }
}
