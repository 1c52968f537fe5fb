import { type RowAddress, rowName } from '../../../src/shared/row-address.ts'
import type { Counting } from '../../../src/shared/search-types.ts'
import { rowAddressOf } from '../../csv/engine/row-address-of.ts'
import type { Source, Table, Values } from '../../csv/engine/table.ts'
import type { SearchRecord, SearchSource, SourceMaker } from './search-source.ts'

/** How the name of a row may be made of what the index holds of it anyway; the first that fits all rows is taken. */
const forms = ['{title}', '{code}-{title}', '{id}-{title}', '{id}']

/** What stands for `{id}` in a form that gives a name; null where none can. */
function idIn(form: string, { title, code }: SearchRecord, name: string): string | null {
  const [start = '', end] = form
    .replace('{title}', () => title)
    .replace('{code}', () => code)
    .split('{id}')
  if (end === undefined) return start === name ? code : null
  const isMade = name.startsWith(start) && name.endsWith(end)
  return isMade ? name.slice(start.length, name.length - end.length) : null
}

/** Rows that are found where their table stands, by the names that addresses call them by. */
function rowRecords(
  address: RowAddress<Values>,
  rows: readonly { readonly row: Values; readonly record: SearchRecord }[],
): Pick<SearchSource, 'route' | 'records'> {
  const named = rows.map(({ row, record }) => ({ record, name: rowName(address, row) }))
  const form =
    forms.find(one => named.every(({ record, name }) => idIn(one, record, name) !== null)) ?? '{id}'
  return {
    route: `${address.page}?${address.prefix ?? ''}row=${form}`,
    records: named.map(({ record, name }) => ({ ...record, id: idIn(form, record, name) ?? name })),
  }
}

interface Declaration<Row> {
  readonly kind: string
  /** Without one a row is found where its table stands. */
  readonly route?: string
  readonly counting?: Counting
  /** Null leaves a row out. */
  readonly record: (row: Row, source: Source) => SearchRecord | null
}

/** The rows of a table as things that can be found. */
export function rowsOf<Row extends object>(
  table: Table<object, Row>,
  { kind, route, counting = 'none', record: recordOf }: Declaration<Row>,
): SourceMaker {
  const make = (source: Source) => {
    const rows = table.rows(source).flatMap(row => {
      const record = recordOf(row, source)
      return record === null ? [] : [{ row, record }]
    })
    const found =
      route === undefined
        ? rowRecords(rowAddressOf(table), rows)
        : { route, records: rows.map(({ record }) => record) }
    return [{ kind, counting, ...found }]
  }
  return { tables: [table.name], make }
}
