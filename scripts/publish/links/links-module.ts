import type { Link, TableLinks } from '../../../src/shared/link-types.ts'
import { madeFrom } from '../../build/generated-module.ts'
import type { AnyTable } from '../../csv/engine/table.ts'
import { Groups, type ReadonlyGroups } from '../../csv/groups.ts'
import type { StoringField } from '../../format/definition.ts'
import type { FoundLink, LinkedRow } from './row-links.ts'
import type { RowOffsets } from './row-offsets.ts'

type Facts = Map<string, Groups<string, Link>>
type Target = Pick<LinkedRow, 'route' | 'title'>

/** The module with the links of the cards, by the name of the table: offsets, own links, and those of other tables. */
export function linksModule(
  linked: readonly AnyTable[],
  found: readonly FoundLink[],
  offsets: readonly RowOffsets[],
  fields: ReadonlyGroups<string, StoringField>,
): string {
  const tables = new Map<string, Facts>(linked.map(({ name }) => [name, new Map()]))
  const add = ({ table, key }: Pick<LinkedRow, 'key' | 'table'>, term: string, { title, route }: Target) => {
    const rows = tables.get(table)
    if (rows === undefined) throw new Error(`${table} is no table with links`)
    const facts = rows.get(key) ?? new Groups<string, Link>()
    facts.put(term, [title, route])
    rows.set(key, facts)
  }
  for (const row of offsets) for (const offset of row.offsets) add(row, row.term, offset)
  for (const { link, from, to } of found) add(from, link.term, to)
  for (const { link, from, to } of found) add(to, link.back, from)
  const entries = [...tables].map(([table, rows]) => {
    const set = fields.has(table) ? table : table.replace(/^.*\//, '')
    const storedIn = fields.of(set).map(({ path, route }): Link => [path, route])
    const facts = [...rows].map(([key, terms]) => [key, [...terms]] as const)
    const links: TableLinks = { storedIn, rows: Object.fromEntries(facts) }
    return `  ${JSON.stringify(table)}: ${JSON.stringify(links)},\n`
  })
  return `${madeFrom('data-csv', 'scripts/tables')}import type { TableLinks } from '../shared/link-types.ts'\n\nexport const rowLinks: Readonly<Record<string, TableLinks>> = {\n${entries.join('')}}\n`
}
