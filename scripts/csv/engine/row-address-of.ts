import type { RowAddress } from '#shared/row-address.ts'
import type { TableInfo, Values } from './table.ts'

/** How the rows of a table are addressed; null if they have no addresses. */
export function findRowAddress({
  page,
  rowKey,
  titleKeys = rowKey,
  emptyKey,
  prefix,
}: TableInfo): RowAddress<Values> | null {
  if (page === null || rowKey === undefined || titleKeys === undefined) return null
  return {
    page,
    rowKey,
    titleKeys,
    ...(emptyKey !== undefined && { emptyKey }),
    ...(prefix !== undefined && { prefix }),
  }
}

/** Like {@link findRowAddress}, but required. @throws if the rows of the table have no addresses */
export function rowAddressOf(table: TableInfo): RowAddress<Values> {
  const address = findRowAddress(table)
  if (address === null) throw new Error(`no address names a row of ${table.name}`)
  return address
}
