/** A row of a CSV file, unparsed. */
export interface CsvRow {
  /** First line of the row. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Number of line breaks in a text. */
export function countLineBreaks(text: string, start = 0, end = text.length): number {
  let count = 0
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** First line of a cell; cells before it may contain line breaks. */
export function lineOfCell({ line, cells }: CsvRow, index: number): number {
  return cells.slice(0, index).reduce((sum, cell) => sum + countLineBreaks(cell), line)
}
