import type { CsvFile } from '../parse-csv.ts'
import type { Fault, Place, Problem } from '../problem.ts'
import type { Column } from './column.ts'
import type { CellValue } from './kind.ts'

export type Values = Readonly<Record<string, CellValue>>

/** A parsed row; values of cells with a problem are missing. */
export interface ReadRow {
  readonly values: Values
  /** Position of a property's cell; for a derived property, the start of the row. */
  place(property: string): Place
}

/** A row without cell problems. */
export interface SoundRow<Row> extends ReadRow {
  readonly values: Values & Row
}

export interface TableRows<Row> {
  readonly table: TableInfo
  /** Problems in the file, its header and its cells. */
  readonly problems: readonly Problem[]
  /** False if rows may be missing because parsing stopped or a column is missing. */
  readonly isWhole: boolean
  readonly allRows: readonly ReadRow[]
  readonly soundRows: readonly SoundRow<Row>[]
}

/** A rule over all rows of one table, in addition to the cell types. */
export interface Check<Row> {
  (rows: TableRows<Row>): readonly Problem[]
  /** Properties this rule requires to be unique. */
  readonly uniqueBy?: readonly string[]
  /** Properties this rule requires the rows to be sorted by. */
  readonly sortedBy?: readonly string[]
}

export interface TableColumn extends Column {
  /** Name in the CSV, e.g. `skill_offset_hex`. */
  readonly name: string
  /** Name of the generated property, e.g. `skillOffsetHex`. */
  readonly property: string
  readonly isDerived: boolean
}

/** Metadata of a table, without its rows. */
export interface TableInfo {
  /** Path below data-csv without `.csv`, e.g. `weapons` or `blocks/20-tags`. */
  readonly name: string
  /** Path from the root of the repository. */
  readonly file: string
  readonly title: string
  /** What one row is, as a phrase: "one weapon of a slot". */
  readonly rowMeaning: string
  /** Route of the page that shows the table; null if all block pages show parts of it. */
  readonly page: string | null
  /** Properties that identify a row in an address; absent if rows have no address. See src/shared/row-address.ts. */
  readonly rowKey?: readonly string[]
  readonly emptyKey?: string
  readonly prefix?: string
  /** False if no page imports the rows from src/generated; downloads are written regardless. */
  readonly hasModule: boolean
  /** Singular name of the generated row type. */
  readonly rowType: string
  /** Plural name of the generated constant. */
  readonly constant: string
  readonly columns: readonly TableColumn[]
  /** Keys of the table, the most important first; empty if it has none. */
  readonly keys: readonly (readonly string[])[]
  /** Properties the checks require the rows to be sorted by; empty if there are none. */
  readonly sortedBy: readonly string[]
}

/** Provides the rows of any table, for cross-table checks and derived columns. */
export interface Source {
  csv(file: string): CsvFile
}

/** A source with some files replaced. */
export function withFiles(source: Source, files: readonly CsvFile[]): Source {
  const others = new Map(files.map(csv => [csv.file, csv]))
  return { csv: file => others.get(file) ?? source.csv(file) }
}

export interface Table<Authored, Row = Authored> extends TableInfo {
  /** Rows as authored, with positions and problems. Cached. */
  read(source: Source): TableRows<Authored>
  /** Valid rows with their derived properties. */
  rows(source: Source): readonly (Values & Row)[]
  /** Problems of the cells and of the table's own checks. */
  problems(source: Source): readonly Problem[]
}

/** Any table, with column names and cell values but no row type. */
export type AnyTable = Table<object, object>

/** Attaches a fault to a cell. */
export function problemAt(row: Pick<ReadRow, 'place'>, property: string, fault: Fault): Problem {
  return { ...row.place(property), ...fault }
}
