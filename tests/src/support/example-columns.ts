import type { ColumnHeader } from '../../../src/table/column.ts'

/** Columns of each kind, for tables that exist only in tests. */
export const id = { key: 'id', label: 'ID', kind: 'integer' } as const satisfies ColumnHeader
export const offset = { key: 'offsetHex', label: 'Offset', kind: 'hex' } as const satisfies ColumnHeader
export const name = { key: 'name', label: 'Name', kind: 'text' } as const satisfies ColumnHeader
export const group = { key: 'group', label: 'Group', kind: 'choice' } as const satisfies ColumnHeader
