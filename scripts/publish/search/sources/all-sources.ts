import type { SearchSource } from '../search-source.ts'
import { blockTables } from './block-tables.ts'
import { fieldSource, structSource } from './fields.ts'
import { gameData } from './game-data.ts'
import { locationSources } from './locations.ts'
import { pageSource, siteSources } from './site.ts'
import { valueSources } from './values.ts'

/** All search sources except script variables. */
export const searchSources: readonly SearchSource[] = [
  pageSource,
  ...gameData,
  ...blockTables,
  ...locationSources,
  fieldSource,
  structSource,
  ...valueSources,
  ...siteSources,
]
