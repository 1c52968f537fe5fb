/** Number of saves behind a `saves` column, as some rows are in all of them. */
export function measuredSaves(rows: readonly { readonly saves: number }[]): number {
  return Math.max(...rows.map(({ saves }) => saves))
}
