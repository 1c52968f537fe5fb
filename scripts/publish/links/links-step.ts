import { Groups, type ReadonlyGroups } from '#shared/collections.ts'
import type { Link, TableLinks } from '#shared/link-types.ts'
import { fieldRoute } from '#shared/route.ts'
import { moduleFile } from '../../build/output-file.ts'
import type { AnyTable, Source } from '../../csv/declare.ts'
import type { StoringField, ValueSet } from '../../format/definition.ts'
import { stepWithFormat } from '../../format/format-definition.ts'
import { storingFields } from '../../format/stored-in.ts'
import { garageRows } from '../../tables/blocks/03-garage-rows.ts'
import { savedGarages } from '../../tables/blocks/03-garages.ts'
import { garages } from '../../tables/garages.ts'
import { tables } from '../../tables/tables.ts'
import { type FoundLink, findLinks, type LinkedRow } from './row-links.ts'

/** Where a row is stored in a save. */
interface RowOffsets {
  readonly table: string
  readonly key: string
  readonly term: string
  readonly offsets: readonly { readonly title: string; readonly route: string }[]
}

const offsetAt = (block: string, offsetHex: string) => ({
  title: `${block}:${offsetHex}`,
  route: fieldRoute(block, offsetHex),
})

/** The offsets of garage cars. */
export function rowOffsets(source: Source): readonly RowOffsets[] {
  const savedAs = new Map(garages.rows(source).map(({ id, saveIndex }) => [id, saveIndex]))
  return garageRows.rows(source).flatMap(({ garage, car1Hex, car2Hex, car3Hex, car4Hex }) => {
    const offsets = [car1Hex, car2Hex, car3Hex, car4Hex].map(offset => offsetAt('03', offset))
    const cars = { term: 'Stored cars', offsets }
    return [
      { table: garages.name, key: String(garage), ...cars },
      { table: savedGarages.name, key: String(savedAs.get(garage)), ...cars },
    ]
  })
}

type Facts = Map<string, Groups<string, Link>>
type Target = Pick<LinkedRow, 'route' | 'title'>

/** The links of the cards, by the name of the table: offsets, own links, and those of other tables. */
function linksOfTables(
  linked: readonly AnyTable[],
  found: readonly FoundLink[],
  offsets: readonly RowOffsets[],
  fields: ReadonlyGroups<string, StoringField>,
): Readonly<Record<string, TableLinks>> {
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
    return [table, { storedIn, rows: Object.fromEntries(facts) }] as const
  })
  return Object.fromEntries(entries)
}

/** Tables whose rows are the entries of an enumeration. */
const tableOfEnumeration: Readonly<Record<string, string>> = {
  gangs: 'blocks/10-gangs',
  garage_types: 'garages',
  pickup_types: 'blocks/06-pickup-types',
}

/** The table a value set refers to, by its full name or the last part of it. */
export function tableOf({ kind, name }: ValueSet): string | null {
  return kind === 'table' ? name : (tableOfEnumeration[name] ?? null)
}

/** Tables with links, or with fields that store their keys. */
export const linkedTables = tables.filter(({ rowTitle }) => rowTitle !== undefined)

/** Derives related rows and the fields that store them, for the cards of the tables. */
export const linksStep = stepWithFormat(tables, ({ source, definition }) => {
  const { found, problems } = findLinks(tables, source)
  const value = linksOfTables(linkedTables, found, rowOffsets(source), storingFields(definition, tableOf))
  const module = moduleFile('row-links.ts', () => ({
    from: ['data-csv', 'scripts/tables'],
    types: { 'link-types': ['TableLinks'] },
    constants: { rowLinks: { type: 'Readonly<Record<string, TableLinks>>', value } },
  }))
  return { problems, modules: [module] }
})
