/// <reference path="./papaparse.d.ts" />
import Papa from 'papaparse/papaparse.min.js'
import { type FileColumn, jsonRow, jsonRows } from '#shared/json-rows.ts'

/** Name of a column in the files: `skill_offset_hex` for `skillOffsetHex`, `start_1_x` for `start1X`. */
function fileColumn(key: string): string {
  return key.replace(/[A-Z]|\d+/g, part => `_${part.toLowerCase()}`)
}

/** The value of a cell as the files have it; whatever is no plain value is empty. */
function fileCell(row: object, key: string): string | number | boolean | null {
  const value: unknown = Reflect.get(row, key)
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isPlain ? value : null
}

/** Rows as RFC 4180 text like the files below data/: the names of the columns first, formulas guarded. */
export function csvText(columns: readonly FileColumn[], rows: readonly object[]): string {
  const lines = rows.map(row =>
    columns.map(({ key }) => {
      const value = fileCell(row, key)
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '')
    }),
  )
  const table = [columns.map(({ key }) => fileColumn(key)), ...lines]
  return `${Papa.unparse(table, { newline: '\n', escapeFormulae: true })}\n`
}

const named = (columns: readonly FileColumn[]) =>
  columns.map(column => ({ ...column, name: fileColumn(column.key) }))

/** One row as a JSON object. */
export function rowJson(columns: readonly FileColumn[], row: object): string {
  return jsonRow(named(columns), row)
}

/** Rows as a JSON array of objects with the names of the files below data/, one row per line. */
export function jsonText(columns: readonly FileColumn[], rows: readonly object[]): string {
  return jsonRows(named(columns), rows)
}
