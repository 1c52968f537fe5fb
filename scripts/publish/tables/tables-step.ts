import Papa from 'papaparse'
import { jsonRows } from '#shared/json-rows.ts'
import type { ColumnInfo, TableInfo } from '#shared/table-types.ts'
import { capitalize, cellText, cellWidths } from '#shared/text.ts'
import { columnsCode, madeFrom, outputFile } from '../../build/output-file.ts'
import type { Step } from '../../build/step.ts'
import type { AnyTable, KindName, Source, TableColumn, Values } from '../../csv/declare.ts'
import { sourcesText } from '../../tables/shared/named-sources.ts'
import { checkTables } from '../../tables/tables.ts'
import { publishedTables } from './table-sources.ts'

function propertyLine({ property, kind, description, unit }: TableColumn): string {
  const comment = unit === null ? description : `${description} (${unit})`
  return `  /** ${comment.replaceAll('*/', '* /')} */\n  readonly ${property}: ${kind.typeScript}\n`
}

const comparisons: { readonly [Name in KindName]?: ColumnInfo<Values>['kind'] } = {
  integer: 'integer',
  float: 'float',
  hex: 'hex',
  choice: 'choice',
  boolean: 'choice',
}

/** Whether a column identifies a row, or is the number of a hex column that does: `id` beside `idHex`. */
function isKeyColumn({ address, keys }: AnyTable, { property }: TableColumn): boolean {
  const key = address?.rowKey ?? keys[0] ?? []
  return key.includes(property) || key.includes(`${property}Hex`)
}

/** The meaning of a column with its unit; it marks hex values. */
function hintOf({ kind, description, unit }: TableColumn): string {
  if (unit !== null) return `${description}, in ${unit}`
  return kind.name === 'hex' && !kind.isBytes && !/\bhex\b/i.test(description)
    ? description.replace(/(; empty:.*)?$/, ', in hex$1')
    : description
}

function columnInfo(table: AnyTable, column: TableColumn, rows: readonly Values[]): ColumnInfo<Values> {
  const { property, label, kind } = column
  const comparedAs = comparisons[kind.name]
  return {
    key: property,
    label,
    hint: hintOf(column),
    ...(comparedAs && { kind: comparedAs }),
    ...(kind.json && { json: kind.json }),
    ...(kind.isBytes && { isBytes: true }),
    ...(isKeyColumn(table, column) && { isKey: true }),
    widths: cellWidths(rows.map(row => cellText(row[property]))),
  }
}

/** The row type of a table as TypeScript, with a comment per property. */
function rowTypeCode({ rowMeaning, rowType, columns }: AnyTable): string {
  return [
    `/** ${capitalize(rowMeaning)}. */\n`,
    `export interface ${rowType} {\n${columns.map(propertyLine).join('')}}\n\n`,
  ].join('')
}

/** The constant that describes the table and its columns, and has its rows. */
function tableInfoCode(table: AnyTable, source: Source): string {
  const { name, title, rowType, constant, address } = table
  const rows = table.rows(source)
  const { columns, ...summary }: TableInfo<Values> = {
    name,
    title,
    rowCount: rows.length,
    sources: sourcesText(table, source),
    columns: table.columns.map(column => columnInfo(table, column, rows)),
  }
  const head = Object.entries({ ...summary, ...address }).map(
    ([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`,
  )
  const lines = columns.map(column => `    ${JSON.stringify(column)},\n`)
  const type = `Table<${rowType}>${address ? ` & RowAddress<${rowType}>` : ''}`
  return [
    `export const ${constant}Table: ${type} = {\n${head.join('')}`,
    `  columns: [\n${lines.join('')}  ],\n`,
    `  rows: ${constant},\n}\n`,
  ].join('')
}

/** The code of a module that declares the rows of its table. */
interface RowsCode {
  readonly imports: string
  readonly constants: string
}

/** The rows of a table from its cells. */
function rowsCode({ rowType, constant, columns }: AnyTable, rows: readonly Values[]): RowsCode {
  const cells = columns.map(({ property }) => [property, rows.map(row => row[property] ?? null)] as const)
  const code = columnsCode(Object.fromEntries(cells))
  return { imports: '', constants: `export const ${constant} = rowsOf<${rowType}>({\n${code}})\n` }
}

/**
 * The TypeScript module of a table: row type, rows and column descriptions.
 * @param rows how it gets its rows; by default from all their cells
 */
export function tableModule(
  table: AnyTable,
  source: Source,
  { imports, constants }: RowsCode = rowsCode(table, table.rows(source)),
): string {
  const shared = `${'../'.repeat(table.name.split('/').length)}shared/`
  return [
    madeFrom(table.file),
    table.address ? `import type { RowAddress } from '${shared}row-address.ts'\n` : '',
    `import type { Table } from '${shared}table-types.ts'\n\n`,
    `import { rowsOf } from '${shared}rows.ts'\n${imports}\n`,
    rowTypeCode(table),
    `${constants}\n`,
    tableInfoCode(table, source),
  ].join('')
}

/**
 * All columns and rows as RFC 4180 text with LF line ends. Text that a spreadsheet would run as a formula is prefixed with an
 * apostrophe, the usual guard.
 */
export function tableCsv({ columns, rows }: AnyTable, source: Source): string {
  const lines = rows(source).map(row =>
    columns.map(({ property }) => {
      const value = row[property]
      return typeof value === 'boolean' ? cellText(value) : value // numbers stay: a minus starts no formula
    }),
  )
  return `${Papa.unparse([columns.map(({ name }) => name), ...lines], { newline: '\n', escapeFormulae: true })}\n`
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
    .map(table => outputFile(`${table.name}.ts`, () => tableModule(table, source)))
  return {
    problems: checkTables(source),
    modules,
    downloads: publishedTables.flatMap(table => [
      outputFile(`${table.name}.json`, () => tableJson(table, source)),
      outputFile(`${table.name}.csv`, () => tableCsv(table, source)),
    ]),
  }
}
