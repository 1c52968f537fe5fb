import { findHits, type Results } from '../../../../src/search/findHits.ts'
import { loadIndex, loadLocations } from '../../../../src/search/searchIndex.ts'

/** The index including the tables with coordinates. */
export const index = await loadLocations(await loadIndex())

/** All results of a query. @param opened kinds whose hits are all listed */
export const find = (query: string, ...opened: readonly string[]) =>
  findHits(index, query, { opened, isAll: true })

/** The results of a query before the user requests more. @param opened kinds whose hits are all listed */
export const findFirst = (query: string, ...opened: readonly string[]) =>
  findHits(index, query, { opened, isAll: false })

/** The hits of results in order, each with its kind. */
export const hitsIn = ({ groups }: Results) =>
  groups.flatMap(({ kind, hits }) => hits.map(hit => ({ kind, ...hit })))
