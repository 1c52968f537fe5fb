import { Groups, type ReadonlyGroups } from '../collections/groups.ts'
import type { StoringField } from '../format/definition.ts'
import { madeFrom } from '../step/generated-module.ts'
import type { LinkedRow } from './row-end.ts'
import type { FoundLink } from './row-link.ts'
import { linkedTables } from './row-links.ts'
import type { RowPlaces } from './row-places.ts'

const types = `/** A link: words and route. */
export type Link = readonly [title: string, route: string]

/** What a row has to do with others: a term with links. */
export type RowFact = readonly [term: string, links: readonly Link[]]

/** What the rows of a table lead to. */
export interface TableLinks {
  /** Fields of the save that store keys of the table. */
  readonly storedIn: readonly Link[]
  /** By the name of the row in addresses. */
  readonly rows: Readonly<Record<string, readonly RowFact[]>>
}
`

type Facts = Map<string, Groups<string, readonly [title: string, route: string]>>

function addLink(rows: Facts, key: string, term: string, { title, route }: { title: string; route: string }) {
  const facts: Groups<string, readonly [string, string]> = rows.get(key) ?? new Groups()
  facts.put(term, [title, route])
  rows.set(key, facts)
}

/** The module the cards take their links from: tables with links or storing fields, by name. */
export function linksModule(
  found: readonly FoundLink[],
  places: readonly RowPlaces[],
  fields: ReadonlyGroups<string, StoringField>,
): string {
  const tables = new Map<string, Facts>(linkedTables.map(({ table }) => [table, new Map()]))
  const add = (
    table: string,
    { key }: Pick<LinkedRow, 'key'>,
    term: string,
    to: { title: string; route: string },
  ) => {
    const rows = tables.get(table)
    if (rows === undefined) throw new Error(`${table} is no table with links`)
    addLink(rows, key, term, to)
  }
  for (const { table, term, places: own, ...row } of places)
    for (const place of own) add(table, row, term, place)
  for (const { link, from, to } of found) {
    add(link.from.table, from, link.term, to)
    add(link.to.table, to, link.back, from)
  }
  const entries = [...tables].map(([table, rows]) => {
    const set = fields.has(table) ? table : table.replace(/^.*\//, '')
    const storedIn = fields.of(set).map(({ path, route }) => [path, route])
    const facts = [...rows].map(([key, terms]) => [key, [...terms]] as const)
    return `  ${JSON.stringify(table)}: ${JSON.stringify({ storedIn, rows: Object.fromEntries(facts) })},\n`
  })
  return `${madeFrom('data-csv', 'scripts/links')}${types}\nexport const rowLinks: Readonly<Record<string, TableLinks>> = {\n${entries.join('')}}\n`
}
