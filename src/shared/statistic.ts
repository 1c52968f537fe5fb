/** The lists of block 16 with the statistics, with their first and last numbers; the game has none in between. */
export const statisticLists = [
  { list: 'float_stats', first: 0, last: 81 },
  { list: 'int_stats', first: 120, last: 342 },
] as const

type StatisticList = (typeof statisticLists)[number]['list']

/** The list of a statistic, and its index there. */
export function statisticElement(id: number): { readonly list: StatisticList; readonly index: number } {
  const [floats, integers] = statisticLists
  const { list, first } = id < integers.first ? floats : integers
  return { list, index: id - first }
}

/** Number of the statistic at a list index; null for other lists. */
export function statisticAt(list: string, index: number): number | null {
  const found = statisticLists.find(one => one.list === list)
  return found ? found.first + index : null
}
