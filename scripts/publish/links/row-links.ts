import { formatRowId, rowRoute } from '#shared/row-address.ts'
import {
  type AnyTable,
  type Problem,
  type RowLink,
  rowAddressOf,
  type Source,
  startOf,
} from '../../csv/declare.ts'

/** A row at an end of a link. */
export interface LinkedRow {
  readonly table: string
  /** Its row id: `?row=…`. */
  readonly key: string
  readonly title: string
  readonly route: string
}

export interface FoundLink {
  readonly link: RowLink<object>
  readonly from: LinkedRow
  readonly to: LinkedRow
}

/** The rows of a table as ends of links. @throws if the table declares no titles or addresses of rows */
function linkedRows(table: AnyTable, source: Source) {
  const address = rowAddressOf(table)
  return table.rows(source).map(row => {
    const title = table.rowTitle?.(row)
    if (title === undefined) throw new Error(`${table.name} declares no titles of its rows`)
    const end = { table: table.name, key: formatRowId(address, row), title, route: rowRoute(address, row) }
    return { row, end }
  })
}

function danglingProblem(
  from: AnyTable,
  { to, term }: RowLink<object>,
  row: LinkedRow,
  key: string,
): Problem {
  return {
    ...startOf(from.file),
    columnName: term,
    cell: key,
    rule: `is the target of ${row.title} (${row.key}), but ${to.file} has no such row`,
    allowed: `a key of ${to.file}`,
    fix: `correct the row, or the link in scripts/tables/${from.name}.ts`,
  }
}

/** The links that tables declare, resolved, and dangling ones. */
export function findLinks(
  tables: readonly AnyTable[],
  source: Source,
): { readonly found: readonly FoundLink[]; readonly problems: readonly Problem[] } {
  const found: FoundLink[] = []
  const problems: Problem[] = []
  for (const from of tables) {
    for (const link of from.links) {
      const targets = new Map(linkedRows(link.to, source).map(({ end }) => [end.key, end]))
      for (const { row, end } of linkedRows(from, source)) {
        const keys = link.keysOf(row, source).flatMap(key => (key === null ? [] : [String(key)]))
        for (const key of new Set(keys)) {
          const to = targets.get(key)
          if (to === undefined) problems.push(danglingProblem(from, link, end, key))
          else found.push({ link, from: end, to })
        }
      }
    }
  }
  return { found, problems }
}
