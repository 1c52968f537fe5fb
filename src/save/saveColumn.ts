/** A value of an opened save as a table shows it; null where there is none. */
export type SaveCell = string | number | null

/** What the opened save says about the rows of one table. */
export interface SaveColumn {
  readonly kind: 'integer' | 'float' | 'choice' | 'text'
  /** What the values are; the tooltip of the header. */
  readonly hint: string
  /** The value of a row of the table; null where the save has none. A method, so that each table has its own type of rows. */
  read(row: object): SaveCell
  /** Bytes from the start of the file to what the row describes; null where the save has none. */
  offset?(row: object): number | null
}
