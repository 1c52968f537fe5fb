/** Route of a statistic: its row in the table of block 16. */
export function statisticRoute(id: string): string {
  return `/block/16?stats.row=${id}`
}
