import { formatRowId } from '../../../src/shared/row-address.ts'
import type { Counting } from '../../../src/shared/search-types.ts'
import { rowAddressOf } from '../../csv/engine/row-address-of.ts'
import type { Source, Table } from '../../csv/engine/table.ts'
import type { SearchRecord, SearchSource } from './search-source.ts'

interface Declaration<Row> {
  readonly kind: string
  /** By default, the page of the table. */
  readonly route?: string
  readonly counting?: Counting
  /** Null omits a row. */
  readonly record: (row: Row, source: Source) => SearchRecord | null
}

/** The rows of a table as search entries. */
export function rowsOf<Row extends object>(
  table: Table<object, Row>,
  { kind, route, counting = 'none', record: recordOf }: Declaration<Row>,
): SearchSource {
  const readEntries = (source: Source) => {
    const rows = table.rows(source).flatMap(row => {
      const record = recordOf(row, source)
      return record === null ? [] : [{ row, record }]
    })
    const records = rows.map(({ record }) => record)
    if (route !== undefined) return [{ kind, counting, route, records }]
    const address = rowAddressOf(table)
    const named = rows.map(({ row, record }) => ({ ...record, id: formatRowId(address, row) }))
    return [{ kind, counting, route: `${address.page}?${address.prefix ?? ''}row={id}`, records: named }]
  }
  return { tables: [table.name], readEntries }
}
