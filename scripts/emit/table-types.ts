/** A column of a table: how its values compare, and what they mean. */
export interface ColumnInfo<Row> {
  /** Property of the row. */
  readonly key: keyof Row & string
  readonly label: string
  readonly type: 'integer' | 'float' | 'hex' | 'text' | 'choice' | 'boolean' | 'colour'
  readonly unit: string | null
  readonly description: string
  /** All values of a choice, else null. */
  readonly values: readonly string[] | null
}

/** A table without its rows. */
export interface TableSummary {
  /** Path of the downloads below data/, without .csv or .json. */
  readonly name: string
  readonly title: string
  /** What one row is, as a phrase. */
  readonly rowMeaning: string
  /** Path of the CSV below data-csv. */
  readonly file: string
  readonly rowCount: number
}

export interface TableInfo<Row> extends TableSummary {
  readonly columns: readonly ColumnInfo<Row>[]
}
