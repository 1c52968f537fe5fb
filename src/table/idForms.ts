import { toHex } from '../generated/algebra/hex.ts'
import type { TableInfo } from '../generated/tables.ts'

/** An id in the forms that a hex editor shows. */
interface IdForms {
  readonly idHex: string
  /** Low byte first, e.g. `43 02`. */
  readonly idBytes: string
}

const columns = [
  { key: 'idHex', label: 'ID (hex)', type: 'hex', description: 'The id in hex' },
  { key: 'idBytes', label: 'ID as bytes', type: 'text', description: 'The id as it stands in the file' },
] as const

/** A table with two more columns for the reader to choose: its ids in hex, and as the two bytes that a save holds. */
export function withIdForms<Row extends { readonly id: number }>(
  table: TableInfo<Row>,
  rows: readonly Row[],
): { readonly table: TableInfo<Row & IdForms>; readonly rows: readonly (Row & IdForms)[] } {
  return {
    table: {
      ...table,
      columns: [...table.columns, ...columns.map(column => ({ ...column, unit: null, values: null }))],
    },
    rows: rows.map(row => {
      const idHex = toHex(row.id)
      return { ...row, idHex, idBytes: `${idHex.slice(2)} ${idHex.slice(0, 2)}` }
    }),
  }
}
