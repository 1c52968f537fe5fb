import { groupBy, type ReadonlyGroups } from '#shared/collections.ts'
import type { Link, TableLinks } from '#shared/link-types.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { fieldRoute } from '#shared/route.ts'
import { formatRowId, rowRoute } from '#shared/row-address.ts'
import { moduleFile } from '../build/output-file.ts'
import {
  type AnyTable,
  type Problem,
  type RowLink,
  rowAddressOf,
  type Source,
  startOf,
} from '../csv/declare.ts'
import type { StoringField, ValueSet } from '../format/definition.ts'
import { stepWithFormat } from '../format/format-definition.ts'
import { storingFields } from '../format/uses.ts'
import { garageRows } from '../tables/blocks/03-garage-rows.ts'
import { savedGarages } from '../tables/blocks/03-garages.ts'
import { garages } from '../tables/garages.ts'
import { tables } from '../tables/tables.ts'

/** A row at an end of a link. */
interface LinkedRow {
  readonly table: string
  /** Its row id: `?row=…`. */
  readonly key: string
  readonly title: string
  readonly route: string
}

interface FoundLink {
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
  const rowsOf = memoizeBy((table: AnyTable) => linkedRows(table, source))
  for (const from of tables) {
    for (const link of from.links) {
      const targets = new Map(rowsOf(link.to).map(({ end }) => [end.key, end]))
      for (const { row, end } of rowsOf(from)) {
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

/** A line of the card of a row: a link under a term. */
interface CardLink {
  readonly table: string
  /** Its row id. */
  readonly key: string
  readonly term: string
  readonly to: Pick<LinkedRow, 'route' | 'title'>
}

/** The offsets of the cars that a garage stores. */
function carOffsets(source: Source): readonly CardLink[] {
  const savedAs = new Map(garages.rows(source).map(({ id, saveIndex }) => [id, saveIndex]))
  return garageRows.rows(source).flatMap(({ garage, car1Hex, car2Hex, car3Hex, car4Hex }) =>
    [car1Hex, car2Hex, car3Hex, car4Hex].flatMap(offsetHex => {
      const car = {
        term: 'Stored cars',
        to: { title: `03:${offsetHex}`, route: fieldRoute('03', offsetHex) },
      }
      return [
        { table: garages.name, key: String(garage), ...car },
        { table: savedGarages.name, key: String(savedAs.get(garage)), ...car },
      ]
    }),
  )
}

/** The links of the cards, by the name of the table: offsets, own links, and those of other tables. */
function linksOfTables(
  linked: readonly AnyTable[],
  found: readonly FoundLink[],
  offsets: readonly CardLink[],
  fields: ReadonlyGroups<string, StoringField>,
): Readonly<Record<string, TableLinks>> {
  const links = groupBy(
    [
      ...offsets,
      ...found.map(({ link, from, to }) => ({ ...from, term: link.term, to })),
      ...found.flatMap(({ link: { back }, from, to }) =>
        back === null ? [] : { ...to, term: back, to: from },
      ),
    ],
    ({ table }) => table,
  )
  const entries = linked.map(({ name }) => {
    const set = fields.has(name) ? name : name.replace(/^.*\//, '')
    const storedIn = fields.of(set).map(({ path, route }): Link => [path, route])
    const rows = Array.from(
      groupBy(links.of(name), ({ key }) => key),
      ([key, own]) => [key, linksByTerm(own)] as const,
    )
    return [name, { storedIn, rows: Object.fromEntries(rows) }] as const
  })
  return Object.fromEntries(entries)
}

const linksByTerm = (links: readonly CardLink[]) =>
  Array.from(
    groupBy(links, ({ term }) => term),
    ([term, own]) => [term, own.map(({ to }): Link => [to.title, to.route])] as const,
  )

/** Tables whose rows are the entries of an enumeration. */
const tableOfEnumeration: Readonly<Record<string, string>> = {
  gangs: 'blocks/10-gangs',
  garage_types: 'garages',
  pickup_types: 'blocks/06-pickup-types',
}

/** The table a value set refers to, by its full name or the last part of it. */
function tableOf({ kind, name }: ValueSet): string | null {
  return kind === 'table' ? name : (tableOfEnumeration[name] ?? null)
}

/** Tables with links, or with fields that store their keys. */
const linkedTables = tables.filter(({ rowTitle }) => rowTitle !== undefined)

/** Derives related rows and the fields that store them, for the cards of the tables. */
export const linksStep = stepWithFormat(tables, ({ source, definition }) => {
  const { found, problems } = findLinks(tables, source)
  const value = linksOfTables(linkedTables, found, carOffsets(source), storingFields(definition, tableOf))
  const module = moduleFile('row-links.ts', () => ({
    from: ['data-csv', 'scripts/tables'],
    types: { 'link-types': ['TableLinks'] },
    constants: { rowLinks: { type: 'Readonly<Record<string, TableLinks>>', value } },
  }))
  return { problems, modules: [module] }
})
