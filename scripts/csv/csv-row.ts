/** A row of a CSV file as it stands there. */
export interface CsvRow {
  /** Line the row starts on. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Line breaks in a part of a text. */
export function countLineBreaks(text: string, start = 0, end = text.length): number {
  let count = 0
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** Line a cell starts on; the cells before it may hold line breaks. */
export function lineOfCell({ line, cells }: CsvRow, index: number): number {
  return cells.slice(0, index).reduce((sum, cell) => sum + countLineBreaks(cell), line)
}
