import type { Link, TableLinks } from '../../../src/shared/link-types.ts'
import { madeFrom } from '../../build/generated-module.ts'
import { Groups, type ReadonlyGroups } from '../../csv/groups.ts'
import type { StoringField } from '../../format/definition.ts'
import type { LinkedRow } from './row-end.ts'
import type { FoundLink } from './row-link.ts'
import { linkedTables } from './row-links.ts'
import type { RowOffsets } from './row-offsets.ts'

type Facts = Map<string, Groups<string, Link>>

function addLink(rows: Facts, key: string, term: string, { title, route }: { title: string; route: string }) {
  const facts: Groups<string, Link> = rows.get(key) ?? new Groups()
  facts.put(term, [title, route])
  rows.set(key, facts)
}

/** The module with the links of the cards: tables with links or storing fields, by name. */
export function linksModule(
  found: readonly FoundLink[],
  offsets: readonly RowOffsets[],
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
  for (const { table, term, offsets: own, ...row } of offsets)
    for (const offset of own) add(table, row, term, offset)
  for (const { link, from, to } of found) {
    add(link.from.table, from, link.term, to)
    add(link.to.table, to, link.back, from)
  }
  const entries = [...tables].map(([table, rows]) => {
    const set = fields.has(table) ? table : table.replace(/^.*\//, '')
    const storedIn = fields.of(set).map(({ path, route }): Link => [path, route])
    const facts = [...rows].map(([key, terms]) => [key, [...terms]] as const)
    const links: TableLinks = { storedIn, rows: Object.fromEntries(facts) }
    return `  ${JSON.stringify(table)}: ${JSON.stringify(links)},\n`
  })
  return `${madeFrom('data-csv', 'scripts/publish/links')}import type { TableLinks } from '../shared/link-types.ts'\n\nexport const rowLinks: Readonly<Record<string, TableLinks>> = {\n${entries.join('')}}\n`
}
