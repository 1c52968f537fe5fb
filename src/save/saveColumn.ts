import type { Save } from '../generated/gtasa-save/index.js'

/** A value of an opened save as a table shows it; null where there is none. */
export type SaveCell = string | number | null

/** Where in the file something of each row of a table is. */
export interface FileOffsets<Row = object> {
  /** Column of the table with the offset in the block, whose place this one takes; null for a table without. */
  readonly column: string | null
  /** Header of the column. */
  readonly label: string
  /** Bytes from the start of the file; null where the save has none. A method, for the same reason as `read`. */
  of(row: Row): number | null
}

/** What the opened save says about the rows of one table. */
export interface SaveColumn<Row = object> {
  readonly kind: 'integer' | 'float' | 'choice' | 'text'
  /** What the values are; the tooltip of the header. */
  readonly hint: string
  /** The value of a row of the table; null where the save has none. A method, so that each table has its own type of rows. */
  read(row: Row): SaveCell
  readonly offsets: readonly FileOffsets<Row>[]
  /** Columns that make room for these, so that the table fits a window of 1,280 pixels; the user can show them. */
  readonly hides?: readonly string[]
}

/** Makes the column "Your save" of a table. */
export type ColumnMaker<Row> = (save: Save) => SaveColumn<Row>

/** Columns by the names of their tables. */
export type SaveColumns = Readonly<Record<string, ColumnMaker<object>>>

const columnOf =
  (kind: SaveColumn['kind']) =>
  <Row>(
    hint: string,
    read: (row: Row) => SaveCell,
    ...offsets: readonly FileOffsets<Row>[]
  ): SaveColumn<Row> => ({ kind, hint, read, offsets })

/** A column of few values, filtered by a list of them. */
export const choice = columnOf('choice')
export const text = columnOf('text')
export const integer = columnOf('integer')
export const number = columnOf('float')

/** The column "In your file". @param column of the table whose place it takes; null for a table without offsets */
export const inFile = <Row>(
  column: (keyof Row & string) | null,
  of: (row: Row) => number | null,
  label = 'In your file',
): FileOffsets<Row> => ({ column, label, of })

/** A column in whose favour others are hidden at first. */
export const hiding =
  <Row>(hides: readonly (keyof Row & string)[], make: ColumnMaker<Row>): ColumnMaker<Row> =>
  save => ({ ...make(save), hides })
