import { loadIndex, loadLocations, type SearchIndex } from '../../../../src/search/searchIndex.ts'

/** The index including the tables with coordinates. */
export async function loadFullIndex(): Promise<SearchIndex> {
  return loadLocations(await loadIndex())
}
