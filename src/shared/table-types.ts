import type { JsonForm } from './json-rows.ts'
import type { CellWidths } from './text.ts'

/** What is known of a column. */
export interface ColumnFacts {
  readonly label: string
  /** How its values compare; absent for text. */
  readonly kind?: 'integer' | 'float' | 'hex' | 'choice'
  /** What it means, with its unit; the tooltip of its header. */
  readonly hint: string
  /** Widths of its values in `ch`; absent for columns that a page derives. */
  readonly widths?: CellWidths
  /** What its texts are in JSON files. */
  readonly json?: JsonForm
  /** Hex digits of bytes in file order, shown in pairs: `59 F2 9D 44`. */
  readonly isBytes?: boolean
  /** Whether it identifies a row, and comes first in JSON files. */
  readonly isKey?: boolean
}

/** A column of a table. */
export interface ColumnInfo<Row> extends ColumnFacts {
  /** Property of the row. */
  readonly key: keyof Row & string
}

/** A table without its rows. */
export interface TableSummary {
  /** Path of the downloads below data/ and of the CSV below data-csv, without .csv or .json; empty for rows that are not published. */
  readonly name: string
  readonly title: string
  readonly rowCount: number
  /** Its sources with their evidence levels: "gta-reversed (source), Own work". */
  readonly sources: string
}

export interface TableInfo<Row> extends TableSummary {
  readonly columns: readonly ColumnInfo<Row>[]
}

/** A table as published. */
export interface Table<Row> extends TableInfo<Row> {
  readonly rows: readonly Row[]
}
