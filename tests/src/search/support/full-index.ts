import { loadIndex, loadPlaces, type SearchIndex } from '../../../../src/search/searchIndex.ts'

/** The index with what has coordinates. */
export async function loadFullIndex(): Promise<SearchIndex> {
  const index = await loadIndex()
  await loadPlaces(index)
  return index
}
