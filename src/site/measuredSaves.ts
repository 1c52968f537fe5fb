/** Number of saves that were counted for a column `saves`: its highest value, as some rows occur in every save. */
export function measuredSaves(rows: readonly { readonly saves: number }[]): number {
  return Math.max(...rows.map(({ saves }) => saves))
}
