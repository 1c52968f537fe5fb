import { tables } from '../../../tables/tables.ts'
import type { SearchSource } from '../table-entries.ts'
import { tableSource } from '../table-entries.ts'
import { siteSources } from './site.ts'
import { fieldSource, structSource, valueSources } from './values.ts'

/** All search sources except script variables. */
export const searchSources: readonly SearchSource[] = [
  ...siteSources,
  ...tables.filter(({ search }) => search.length > 0).map(tableSource),
  fieldSource,
  structSource,
  ...valueSources,
]
