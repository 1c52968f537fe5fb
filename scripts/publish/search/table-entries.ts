import { Tally } from '#shared/collections.ts'
import { formatRowId } from '#shared/row-address.ts'
import type { Counting } from '#shared/search-types.ts'
import { countOf } from '#shared/text.ts'
import {
  type AnyTable,
  rowAddressOf,
  type SearchEntry,
  type SearchRecord,
  type Source,
  type Table,
  type Values,
} from '../../csv/declare.ts'

/** Entries of one kind. */
export interface SearchEntries {
  /** Heading of the group of results; several sources may share it. */
  readonly kind: string
  /** Route of a record, with `{id}` for its id and `{title}` for its title, or `{field}` if its id is a block and an address in it. */
  readonly route: string
  readonly counting: Counting
  readonly records: readonly SearchRecord[]
}

/** Creates the entries of one kind. */
export interface SearchSource {
  /** Names of the tables it covers. */
  readonly tables: readonly string[]
  readonly readEntries: (source: Source) => readonly SearchEntries[]
}

/** The title of a row: the first of its title cells with a value. */
function titleOf({ address }: AnyTable, row: Values): string {
  return String(address?.titleKeys.map(key => row[key] ?? null).find(value => value !== null) ?? '')
}

/** The rows of a table as an entry of its declaration shows them. */
function entriesOf<Row extends object>(
  table: Table<object, Row>,
  entry: SearchEntry<Row>,
  source: Source,
): SearchEntries {
  const { kind = table.title, route, isCounted = false } = entry
  const found = table.rows(source).flatMap(row => {
    const record = entry.record(row, source)
    return record === null ? [] : [{ row, record }]
  })
  const hasNumbers = found.some(({ record }) => typeof record.code === 'number')
  const { counting = hasNumbers ? 'decimal' : 'none' } = entry
  const rows = found.map(({ row, record }) => {
    const { title = titleOf(table, row), code = '', about = [] } = record
    return { row, record: { ...record, title, code: `${code}`, about } }
  })
  const records = rows.map(({ record }) => record)
  if (route === undefined) {
    const address = rowAddressOf(table)
    const named = rows.map(({ row, record }) => ({ ...record, id: formatRowId(address, row) }))
    return { kind, counting, route: `${address.page}?${address.prefix ?? ''}row={id}`, records: named }
  }
  if (!isCounted) return { kind, counting, route, records }
  const titles = new Tally(records.map(({ title }) => title))
  const counted = [...titles].map(([title, count]) => ({
    title,
    code: '',
    about: [countOf(count, 'location')],
  }))
  return { kind, counting, route, records: counted }
}

/** A table as a source of the search, with one entry. */
export function rowSource<Row extends object>(
  table: Table<object, Row>,
  entry: SearchEntry<Row>,
): SearchSource {
  return { tables: [table.name], readEntries: source => [entriesOf(table, entry, source)] }
}

/** A table as a source of the search, with the entries of its declaration. */
export function tableSource(table: AnyTable): SearchSource {
  return {
    tables: [table.name],
    readEntries: source => table.search.map(entry => entriesOf(table, entry, source)),
  }
}
