import type { Save } from '../../generated/gtasa-save/index.js'
import type { FileOffsets, SaveCell, SaveColumn } from '../saveColumn.ts'

/** Offsets whose rows have a type; each table passes its own rows. */
interface OffsetsOf<Row> extends Omit<FileOffsets, 'of'> {
  of(row: Row): number | null
}

/** A column whose rows have a type. */
interface ColumnOf<Row> extends Omit<SaveColumn, 'read' | 'offsets' | 'hides'> {
  read(row: Row): SaveCell
  readonly offsets?: readonly OffsetsOf<Row>[]
  readonly hides?: readonly (keyof Row & string)[]
}

/** Makes the column "Your save" of a table. */
export type ColumnMaker<Row> = (save: Save) => ColumnOf<Row>

type Read<Row> = (row: Row) => SaveCell

/** A column of few values, filtered by a list of them. */
export const choice = <Row>(
  hint: string,
  read: Read<Row>,
  ...offsets: readonly OffsetsOf<Row>[]
): ColumnOf<Row> => ({ kind: 'choice', hint, read, offsets })

/** A column of text. */
export const text = <Row>(
  hint: string,
  read: Read<Row>,
  ...offsets: readonly OffsetsOf<Row>[]
): ColumnOf<Row> => ({ kind: 'text', hint, read, offsets })

/** A column of numbers. */
export const number = <Row>(
  hint: string,
  read: Read<Row>,
  ...offsets: readonly OffsetsOf<Row>[]
): ColumnOf<Row> => ({ kind: 'float', hint, read, offsets })

/** The column "In your file". @param column of the table whose place it takes; null for a table without offsets */
export const inFile = <Row>(
  column: (keyof Row & string) | null,
  of: (row: Row) => number | null,
  label = 'In your file',
): OffsetsOf<Row> => ({ column, label, of })

/** A column in whose favour others are hidden at first. */
export const hiding =
  <Row>(hides: readonly (keyof Row & string)[], make: ColumnMaker<Row>): ColumnMaker<Row> =>
  save => ({ ...make(save), hides })
