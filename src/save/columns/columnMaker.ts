import type { Save } from '../../generated/gtasa-save/index.js'
import type { SaveCell, SaveColumn } from '../saveColumn.ts'

/** A column whose rows have a type; each table passes its own rows. */
interface ColumnOf<Row> extends Omit<SaveColumn, 'read' | 'offset'> {
  read(row: Row): SaveCell
  offset?(row: Row): number | null
}

/** Makes the column "Your save" of a table. */
export type ColumnMaker<Row> = (save: Save) => ColumnOf<Row>

/** A column of few values, filtered by a list of them. */
export const choice = <Row>(hint: string, read: (row: Row) => SaveCell): ColumnOf<Row> => ({
  kind: 'choice',
  hint,
  read,
})

/** A column of text. */
export const text = <Row>(hint: string, read: (row: Row) => SaveCell): ColumnOf<Row> => ({
  kind: 'text',
  hint,
  read,
})

/** A column of numbers. */
export const number = <Row>(hint: string, read: (row: Row) => SaveCell): ColumnOf<Row> => ({
  kind: 'float',
  hint,
  read,
})
