/** What is wrong with a cell and what to do about it: three short phrases, no full stop. */
export interface Fault {
  readonly rule: string
  readonly allowed: string
  readonly fix: string
  /** The cell as it must have been meant, where it can only be that: `npm run fix` writes it. */
  readonly repair?: string
  /** What a spreadsheet did to the cell when it took text for a number or a date, where the cell still tells of it. */
  readonly trace?: 'exponent' | 'date' | 'lost point' | 'lost zeros'
}

/** Where a cell stands. `line` counts from 1 (the header), `column` is the 1-based number of the CSV column. */
export interface Place {
  /** Path from the root of the repository, e.g. `data-csv/weapons.csv`. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** Name of the column in the header; empty when the problem is about a whole line or file. */
  readonly columnName: string
  /** The cell as written. */
  readonly cell: string
}

export interface Problem extends Place, Fault {}

/** The place of what is about a file as a whole. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1, columnName: '', cell: '' }
}
