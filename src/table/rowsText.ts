/// <reference path="./papaparse.d.ts" />
import Papa from 'papaparse/papaparse.min.js'
import { jsonRow, jsonRows } from '#shared/json-rows.ts'
import type { ColumnHeader } from './column.ts'

type Columns = readonly Pick<ColumnHeader, 'key' | 'json' | 'isKey'>[]

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
export function csvText(columns: Columns, rows: readonly object[]): string {
  const lines = rows.map(row =>
    columns.map(({ key }) => {
      const value = fileCell(row, key)
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '')
    }),
  )
  const table = [columns.map(({ key }) => fileColumn(key)), ...lines]
  return `${Papa.unparse(table, { newline: '\n', escapeFormulae: true })}\n`
}

const named = (columns: Columns) => columns.map(column => ({ ...column, name: fileColumn(column.key) }))

/** One row as a JSON object. */
export function rowJson(columns: Columns, row: object): string {
  return jsonRow(named(columns), row)
}

/** Rows as a JSON array of objects with the names of the files below data/, one row per line. */
export function jsonText(columns: Columns, rows: readonly object[]): string {
  return jsonRows(named(columns), rows)
}
