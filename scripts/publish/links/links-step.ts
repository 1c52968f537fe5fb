import type { ValueSet } from '../../format/definition.ts'
import { stepWithFormat } from '../../format/format-definition.ts'
import { storingFields } from '../../format/stored-in.ts'
import { tables } from '../../tables/tables.ts'
import { linksModule } from './links-module.ts'
import { findLinks } from './row-links.ts'
import { rowOffsets } from './row-offsets.ts'

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
  const links = findLinks(tables, source)
  const content = linksModule(
    linkedTables,
    links.found,
    rowOffsets(definition, source),
    storingFields(definition, tableOf),
  )
  return { problems: links.problems, modules: [{ path: 'row-links.ts', content }] }
})
