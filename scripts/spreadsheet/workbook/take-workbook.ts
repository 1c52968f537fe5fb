import { writeCsv } from '../../csv/csv-file.ts'
import { type Source, withFiles } from '../../csv/declare.ts'
import { problemOfFile } from '../../csv/read-file.ts'
import { authoredTable } from '../diff/built-data.ts'
import { compareTables } from '../diff/compare-tables.ts'
import { normaliseRows } from '../normalise/normalise-rows.ts'
import type { ReadWorkbook } from './read-workbook.ts'
import { stateOf } from './sheet-names.ts'

const staleFault = {
  rule: 'has changed since the workbook was made, and so has its sheet',
  allowed: 'a change in only one of the two',
  fix: 'make a new workbook with npm run sheet, and carry your changes over',
}

/**
 * The changes in a workbook. Unedited sheets change nothing, even if their files have changed. @param source
 * the current CSV files
 */
export function takeWorkbook({ sheets, states }: ReadWorkbook, source: Source) {
  const taken = sheets.flatMap(({ table, csv }) => {
    const [was, is] = [writeCsv(source.csv(table.file)), writeCsv(csv)]
    const made = states.get(table.file)
    if (is === was || stateOf(is) === made) return []
    const isStale = made !== undefined && made !== stateOf(was)
    const { rows, changes } = normaliseRows(table, csv, source)
    return [{ table, csv: { ...csv, rows }, repaired: changes, isStale }]
  })
  const edited = taken.map(({ csv }) => csv)
  const isOther = ({ table, csv }: (typeof taken)[number]) =>
    writeCsv(csv) !== writeCsv(source.csv(table.file))
  const others = taken.filter(isOther)
  return {
    /** The changed CSV files, with paths from the root of the repository. */
    files: others.map(({ csv }) => ({ path: csv.file, content: writeCsv(csv) })),
    changes: others.map(({ table, csv }) =>
      compareTables(authoredTable(table, source.csv(table.file)), authoredTable(table, csv)),
    ),
    /** Fixes made on the way, one line each. */
    repaired: taken.flatMap(({ table, repaired }) => repaired.map(change => `${table.file}: ${change}`)),
    /** Sheets edited while their file also changed. */
    problems: others
      .filter(({ isStale }) => isStale)
      .map(({ table }) => problemOfFile(table.file, staleFault)),
    /** The repository files, replaced by those of the workbook. */
    source: withFiles(source, edited),
  }
}
