import Papa from 'papaparse'
import { jsonRows } from '../../src/shared/json-rows.ts'
import { outputFile } from '../build/output-file.ts'
import type { Step } from '../build/step.ts'
import type { CellValue } from '../csv/engine/kind.ts'
import { type AnyTable, isKeyColumn, type Source } from '../csv/engine/table.ts'
import { sourcesText } from '../tables/shared/named-sources.ts'
import { checkTables } from '../tables/tables.ts'
import { tableModule } from './tables/table-module.ts'
import { publishedTables } from './tables/table-sources.ts'

const csvCell = (value: CellValue | undefined) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

/**
 * All columns and rows as RFC 4180 text with LF line ends. Text that a spreadsheet would run as a formula is prefixed with an apostrophe, the usual guard.
 */
export function tableCsv(table: AnyTable, source: Source): string {
  const header = table.columns.map(({ name }) => name)
  const rows = table.rows(source).map(row => table.columns.map(({ property }) => csvCell(row[property])))
  return `${Papa.unparse([header, ...rows], { newline: '\n', escapeFormulae: true })}\n`
}

/** All rows as a JSON array of objects with CSV column names, key columns first, one row per line. */
export function tableJson(table: AnyTable, source: Source): string {
  const columns = table.columns.map(column => ({
    name: column.name,
    key: column.property,
    json: column.kind.json,
    isKey: isKeyColumn(table, column),
  }))
  return jsonRows(columns, table.rows(source))
}

/** Checks all tables and writes each as JSON, as CSV and, if pages need it, as a module. */
export const tablesStep: Step = ({ source }) => {
  const modules = publishedTables
    .filter(({ hasModule }) => hasModule)
    .map(table =>
      outputFile(`${table.name}.ts`, () => tableModule(table, source, sourcesText(table, source))),
    )
  return {
    problems: checkTables(source),
    modules,
    downloads: publishedTables.flatMap(table => [
      outputFile(`${table.name}.json`, () => tableJson(table, source)),
      outputFile(`${table.name}.csv`, () => tableCsv(table, source)),
    ]),
  }
}
