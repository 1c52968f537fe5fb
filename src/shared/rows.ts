/** The cells of a column from the first row to the last; numbers that rise also as the steps from one to the next. */
type Cells = readonly unknown[] | { readonly steps: readonly number[] }

function readCells(cells: Cells): readonly unknown[] {
  if (!('steps' in cells)) return cells
  let sum = 0
  return cells.steps.map(step => (sum += step))
}

/**
 * Rows of a table from its columns.
 * @param columns the cells of each property; all columns have as many
 */
export function rowsOf<Row>(columns: { readonly [Property in keyof Row & string]: Cells }): readonly Row[] {
  const entries = Object.entries<Cells>(columns).map(
    ([property, cells]) => [property, readCells(cells)] as const,
  )
  const count = entries[0]?.[1].length ?? 0 // a table without columns has no rows
  return Array.from(
    { length: count },
    (_, row) => Object.fromEntries(entries.map(([property, cells]) => [property, cells[row]])) as Row,
  )
}
