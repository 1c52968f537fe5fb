/** What is wrong with a cell, what is allowed and how to fix it: short phrases without a full stop. */
export interface Fault {
  readonly rule: string
  readonly allowed: string
  readonly fix: string
  /** The intended cell, if unambiguous; `npm run fix` writes it. */
  readonly repair?: string
  /** What a spreadsheet did to the cell when it read text as a number or date, if still recognisable. */
  readonly trace?: 'exponent' | 'date' | 'lost point' | 'lost zeros'
}

/** Position of a cell. `line` is 1-based (1 is the header), `column` is the 1-based CSV column. */
export interface CellPosition {
  /** Path from the root of the repository, e.g. `data-csv/weapons.csv`. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** Column name; empty if the problem concerns a whole line or file. */
  readonly columnName: string
  /** The cell as written. */
  readonly cell: string
}

export interface Problem extends CellPosition, Fault {}

/** The position of a problem with a whole file. */
export function startOf(file: string): CellPosition {
  return { file, line: 1, column: 1, columnName: '', cell: '' }
}
