import { codeOf, madeFrom } from '../step/generated-module.ts'
import type { AnyTable, Source } from '../table-engine/table.ts'
import { summaryOf } from './table-module.ts'

/** The module that every table module takes its types from, with a list of all tables. */
export function tablesModule(root: string, tables: readonly AnyTable[], source: Source): string {
  const summaries = tables.map(table => `  ${JSON.stringify(summaryOf(table, source))},\n`)
  return [
    madeFrom('scripts/emit/table-types.ts', 'scripts/tables'),
    codeOf(root, 'scripts/emit/table-types.ts'),
    `\n/** All tables that can be downloaded. */\n`,
    `export const tables: readonly TableSummary[] = [\n${summaries.join('')}]\n`,
  ].join('')
}
