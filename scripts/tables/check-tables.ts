import type { Problem } from '../csv/problem.ts'
import type { Source } from '../table-engine/table.ts'
import { crossChecks } from './cross-checks.ts'
import { tables } from './tables.ts'

/** All problems of all tables, each on its own and between them. */
export function checkTables(source: Source): readonly Problem[] {
  return [...tables.flatMap(table => table.problems(source)), ...crossChecks.flatMap(check => check(source))]
}
