import type { Problem, Source, SourceCheck } from '../csv/declare.ts'
import { remarkPages, tablesHaveSources } from './rules-on-all-tables.ts'
import { tables } from './tables.ts'
import { variablesMatchArrays } from './variables/variables-match-arrays.ts'

/** All checks: of single tables, between tables, and of all tables. */
export const checks: readonly SourceCheck[] = [
  ...tables.map(table => table.problems),
  ...tables.map(table => table.crossProblems),
  remarkPages(tables),
  tablesHaveSources(tables),
  variablesMatchArrays,
]

/** All problems of all tables. */
export function checkTables(source: Source): readonly Problem[] {
  return checks.flatMap(check => check(source))
}
