import { toHex } from '../shared/hex.ts'
import type { TableInfo } from '../shared/table-types.ts'
import { fileBytes } from '../site/fileBytes.ts'
import { withColumns } from './withColumns.ts'

/** An id in the forms that a hex editor shows. */
export interface IdFormats {
  readonly idHex: string
  /** Low byte first, e.g. `43 02`. */
  readonly idBytes: string
}

const columns = [
  { key: 'idHex', label: '(hex)', kind: 'hex', description: 'in hex' },
  { key: 'idBytes', label: 'as bytes', description: 'as stored in the file' },
] as const

/**
 * A table with two more columns: its ids in hex, and as the two bytes stored in a save.
 * @param key of the column with the ids, whose label the new ones begin with
 */
export function withIdFormats<Key extends string, Row extends Readonly<Record<Key, number>>>(
  table: TableInfo<Row>,
  rows: readonly Row[],
  key: Key,
): { readonly table: TableInfo<Row & IdFormats>; readonly rows: readonly (Row & IdFormats)[] } {
  const name = table.columns.find(column => column.key === key)?.label
  const named = columns.map(column => ({
    ...column,
    label: `${name} ${column.label}`,
    description: `${name} ${column.description}`,
  }))
  return withColumns<Row, IdFormats>({ table, rows }, named, row => {
    const idHex = toHex(row[key])
    return { idHex, idBytes: fileBytes(row[key], 'u16') }
  })
}
