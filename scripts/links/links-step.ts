import { formatDefinition } from '../format/format-definition.ts'
import type { Step } from '../step/step.ts'
import { formatTables } from '../tables/format/format-tables.ts'
import { tables } from '../tables/tables.ts'
import { linksModule } from './links-module.ts'
import { findLinks } from './row-link.ts'
import { rowLinks } from './row-links.ts'
import { rowPlaces } from './row-places.ts'
import { storingFields } from './stored-in.ts'

/** Derives which rows belong together and which fields store them, for the cards of the tables. */
export const linksStep: Step = ({ source }) => {
  const areSound = [...tables, ...formatTables].every(table => table.problems(source).length === 0)
  const { definition, problems } = formatDefinition(source)
  if (!areSound || problems.length > 0) return {}
  const links = findLinks(rowLinks, source)
  const content = linksModule(links.found, rowPlaces(definition, source), storingFields(definition))
  return { problems: links.problems, modules: [{ path: 'row-links.ts', content }] }
}
