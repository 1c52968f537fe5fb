import type { RowAddress } from '../../../src/shared/row-address.ts'
import type { TableInfo, Values } from './table.ts'

/** What the addresses of a table's rows are made of; null where addresses name none of them. */
export function findRowAddress({ page, rowKey, emptyKey, prefix }: TableInfo): RowAddress<Values> | null {
  if (page === null || rowKey === undefined) return null
  return {
    page,
    rowKey,
    ...(emptyKey !== undefined && { emptyKey }),
    ...(prefix !== undefined && { prefix }),
  }
}

/** The same where there must be one. @throws where addresses name no row of the table */
export function rowAddressOf(table: TableInfo): RowAddress<Values> {
  const address = findRowAddress(table)
  if (address === null) throw new Error(`no address names a row of ${table.name}`)
  return address
}
