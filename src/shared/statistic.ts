/** The lists of block 16 that hold the statistics, with the numbers of their first and last; the game has none between. */
export const statisticLists = [
  { list: 'float_stats', first: 0, last: 81 },
  { list: 'int_stats', first: 120, last: 342 },
] as const

type StatisticList = (typeof statisticLists)[number]['list']

/** The list that holds a statistic, and its place there. */
export function statisticPlace(id: number): { readonly list: StatisticList; readonly index: number } {
  const [floats, integers] = statisticLists
  const { list, first } = id < integers.first ? floats : integers
  return { list, index: id - first }
}

/** Number of the statistic at a place of a list; null for a list that holds none. */
export function statisticAt(list: string, index: number): number | null {
  const found = statisticLists.find(one => one.list === list)
  return found ? found.first + index : null
}
