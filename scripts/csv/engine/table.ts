import type { CsvFile } from '../parse-csv.ts'
import type { Fault, Place, Problem } from '../problem.ts'
import type { Column } from './column.ts'
import type { CellValue } from './kind.ts'

export type Values = Readonly<Record<string, CellValue>>

/** A row of the CSV that was read; values are missing where a cell had a problem. */
export interface ReadRow {
  readonly values: Values
  /** Where the cell of a property stands; for a derived property the start of the row. */
  place(property: string): Place
}

/** A row whose cells could all be read. */
export interface SoundRow<Row> extends ReadRow {
  readonly values: Values & Row
}

export interface TableRows<Row> {
  readonly table: TableInfo
  /** Problems of the file, its header and its cells. */
  readonly problems: readonly Problem[]
  /** False when rows may be missing because reading stopped or a column is missing. */
  readonly isWhole: boolean
  readonly allRows: readonly ReadRow[]
  readonly soundRows: readonly SoundRow<Row>[]
}

/** A rule over all rows of one table, beside the rules of its cells. */
export interface Check<Row> {
  (rows: TableRows<Row>): readonly Problem[]
  /** Properties that no two rows have alike, where the rule says so. */
  readonly uniqueBy?: readonly string[]
  /** Properties that the rows are sorted by, where the rule says so. */
  readonly sortedBy?: readonly string[]
}

export interface TableColumn extends Column {
  /** Name in the CSV, e.g. `skill_offset_hex`. */
  readonly name: string
  /** Name of the generated property, e.g. `skillOffsetHex`. */
  readonly property: string
  readonly isDerived: boolean
}

/** What is known of a table without its rows. */
export interface TableInfo {
  /** Path below data-csv without `.csv`, e.g. `weapons` or `blocks/20-tags`. */
  readonly name: string
  /** Path from the root of the repository. */
  readonly file: string
  readonly title: string
  /** What one row is, as a phrase: "one weapon of a slot". */
  readonly rowMeaning: string
  /** Route of the page that shows the table; null for what the pages of all blocks show in parts. */
  readonly page: string | null
  /** Properties whose values name a row in addresses; absent where addresses name none. See algebra/row-address.ts. */
  readonly rowKey?: readonly string[]
  readonly emptyKey?: string
  readonly prefix?: string
  /** False when no page needs the rows as a module of src/generated; the downloads are written all the same. */
  readonly hasModule: boolean
  /** Singular name of the generated row type. */
  readonly rowType: string
  /** Plural name of the generated constant. */
  readonly constant: string
  readonly columns: readonly TableColumn[]
  /** Properties that tell its rows apart, the most important first; none where the rows have no such. */
  readonly keys: readonly (readonly string[])[]
  /** Properties that the checks of the table have its rows sorted by; none where they say nothing of it. */
  readonly sortedBy: readonly string[]
}

/** Gives the rows of any table, for checks between tables and for derived columns. */
export interface Source {
  csv(file: string): CsvFile
}

/** A source with some of its files in another state. */
export function withFiles(source: Source, files: readonly CsvFile[]): Source {
  const others = new Map(files.map(csv => [csv.file, csv]))
  return { csv: file => others.get(file) ?? source.csv(file) }
}

export interface Table<Authored, Row = Authored> extends TableInfo {
  /** Rows as authored, with their places and problems. Reading twice costs nothing. */
  read(source: Source): TableRows<Authored>
  /** Sound rows with their derived properties. */
  rows(source: Source): readonly (Values & Row)[]
  /** Problems of cells and of the table's own checks. */
  problems(source: Source): readonly Problem[]
}

/** Any table, when only the names of its columns and the values of its cells matter. */
export type AnyTable = Table<object, object>

/** Lays a fault on a cell. */
export function problemAt(row: Pick<ReadRow, 'place'>, property: string, fault: Fault): Problem {
  return { ...row.place(property), ...fault }
}
