/** A value of an opened save as a table shows it; null where there is none. */
export type SaveCell = string | number | null

/** Where in the file something of each row of a table is. */
export interface FileOffsets {
  /** Column of the table with the offset in the block, whose place this one takes; null for a table without. */
  readonly column: string | null
  /** Header of the column. */
  readonly label: string
  /** Bytes from the start of the file; null where the save has none. A method, for the same reason as `read`. */
  of(row: object): number | null
}

/** What the opened save says about the rows of one table. */
export interface SaveColumn {
  readonly kind: 'integer' | 'float' | 'choice' | 'text'
  /** What the values are; the tooltip of the header. */
  readonly hint: string
  /** The value of a row of the table; null where the save has none. A method, so that each table has its own type of rows. */
  read(row: object): SaveCell
  readonly offsets?: readonly FileOffsets[]
  /** Columns that make room for these, so that the table fits a window of 1,280 pixels; the user can show them. */
  readonly hides?: readonly string[]
}
