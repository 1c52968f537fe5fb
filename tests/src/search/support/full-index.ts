import { loadIndex, loadLocations, type SearchIndex } from '../../../../src/search/searchIndex.ts'

/** The index with what has coordinates. */
export async function loadFullIndex(): Promise<SearchIndex> {
  return loadLocations(await loadIndex())
}
