import { rowCount } from '../../csv/engine/checks/row-count.ts'
import type { AnyTable, Source } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import { correctionsTable } from '../../tables/format/corrections.ts'
import { elementsTable } from '../../tables/format/elements.ts'
import { enumerationsTable } from '../../tables/format/enumerations.ts'
import { fieldsTable } from '../../tables/format/fields.ts'
import { flagsTable } from '../../tables/format/flags.ts'
import { leftoversTable } from '../../tables/format/leftovers.ts'
import { structsTable } from '../../tables/format/structs.ts'
import { unknownsTable } from '../../tables/format/unknowns.ts'
import { usualValuesTable } from '../../tables/format/usual-values.ts'
import { versionsTable } from '../../tables/format/versions.ts'

/** Rows of the tables that nothing else counts: who removes or adds one says so here. */
const counts: readonly (readonly [AnyTable, number])[] = [
  [correctionsTable, 82],
  [elementsTable, 305],
  [enumerationsTable, 287],
  [fieldsTable, 556],
  [flagsTable, 130],
  [leftoversTable, 6],
  [structsTable, 64],
  [unknownsTable, 14],
  [usualValuesTable, 273],
  [versionsTable, 9],
]

const home = 'scripts/format/checks/rows-kept.ts'

/** The tables of the format have all their rows. Told beside other problems, so that a new row hides none. */
export function rowsKept(source: Source): readonly Problem[] {
  return counts.flatMap(([table, count]) => rowCount(count, home)(table.read(source)))
}
