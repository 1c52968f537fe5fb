import type { RowAddress } from '#shared/row-address.ts'
import type { Counting } from '#shared/search-types.ts'
import type { CsvFile } from '../csv-file.ts'
import type { CellPosition, Problem } from '../problem.ts'
import type { CellValue, Column } from './kind.ts'

export type Values = Readonly<Record<string, CellValue>>

/** Rows with a property. */
export type Cells<Property extends string> = Readonly<Record<Property, CellValue>>

/** A parsed row; values of cells with a problem are missing. */
export interface ReadRow {
  readonly values: Values
  /** Position of a property's cell; for a derived property, the start of the row. */
  positionOf(property: string): CellPosition
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
  /** Properties this rule requires the rows to be sorted by, most significant first. */
  readonly sortedBy?: readonly string[]
  /** Whether this rule fixes a number of rows. */
  readonly isCount?: true
  /** Whether this rule shows which row is missing or extra. */
  readonly isSequence?: true
}

/** A rule that compares the rows of a table with other tables. */
export interface CrossCheck<Row> {
  (rows: TableRows<Row>, source: Source): readonly Problem[]
  /** The keys that a column contains; a table without a name is the one that declares the rule. */
  readonly foreignKey?: StatedForeignKey
  /** The link that these keys are. */
  readonly link?: RowLink<Row>
}

/** A rule between tables that belongs to none of them. */
export type SourceCheck = (source: Source) => readonly Problem[]

/** A column with keys of a table. */
export interface ForeignKey {
  /** Name of the table with the column. */
  readonly from: string
  readonly property: string
  /** Name of the table with the keys. */
  readonly to: string
  readonly key: string
  /** Whether every value must have a target. */
  readonly isWhole: boolean
}

export interface TableColumn extends Column {
  /** Name in the CSV, e.g. `skill_offset_hex`. */
  readonly name: string
  /** Name of the generated property, e.g. `skillOffsetHex`. */
  readonly property: string
  readonly isDerived: boolean
}

/** The same, where a table may be the one that declares it. */
export type StatedForeignKey = Omit<ForeignKey, 'from' | 'to'> & Partial<Pick<ForeignKey, 'from' | 'to'>>

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
  /** How its rows are addressed; null if they have no addresses. */
  readonly address: RowAddress<Values> | null
  /** False if no page imports the rows from src/generated; downloads are written regardless. */
  readonly hasModule: boolean
  /** Singular name of the generated row type. */
  readonly rowType: string
  /** Plural name of the generated constant. */
  readonly constant: string
  /** Names of its sources in sources.csv, the most important first. */
  readonly sources: readonly string[]
  readonly columns: readonly TableColumn[]
  /** Keys of the table, the most important first; empty if it has none. */
  readonly keys: readonly (readonly string[])[]
  /** Properties the checks require the rows to be sorted by; empty if there are none. */
  readonly sortedBy: readonly string[]
  /** Whether the game fixes the number of rows; otherwise rows are added by hand. */
  readonly hasFixedSize: boolean
  /** Columns of this table, or of a table it checks, that contain keys. */
  readonly foreignKeys: readonly ForeignKey[]
}

/** The addresses of rows that must have some. @throws if the rows of the table have none */
export function rowAddressOf({ name, address }: TableInfo): RowAddress<Values> {
  if (address === null) throw new Error(`no address names a row of ${name}`)
  return address
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

/** One entry of the search. All its texts are shown, so that users see why it matched. */
export interface SearchRecord {
  readonly title: string
  /** Number or hex id as shown on the page; empty if there is none. */
  readonly code: string
  /** Its description. */
  readonly about: readonly (string | number | null)[]
  /** Other names for it, kept even where they repeat words of the title. */
  readonly otherNames?: readonly string[]
  /** Its id in the route of its source; the code by default. */
  readonly id?: string
}

/** What the search shows of a row; by default its title alone. */
type RowRecord = Partial<Omit<SearchRecord, 'code'>> & { readonly code?: string | number }

/** How the search finds the rows of a table. */
export interface SearchEntry<Row> {
  /** Heading of the group of results, which several tables may share; by default, the title of the table. */
  readonly kind?: string
  /** Route of a record, with `{id}` for its id and `{title}` for its title; by default, the row on its page. */
  readonly route?: string
  /** How codes count; by default, those that are numbers in decimal and others not at all. */
  readonly counting?: Counting
  /** Null omits a row. */
  record(row: Row, source: Source): RowRecord | null
  /** Rows with the same title are one result, with their number as its description. */
  readonly isCounted?: boolean
}

/** Links between the rows of two tables, shown in both directions. */
export interface RowLink<Row> {
  /** Label of the target, e.g. `Skill statistic`. */
  readonly term: string
  /** Label of the reverse link, e.g. `Skill of`; null if the rows linked to have no card. */
  readonly back: string | null
  readonly to: AnyTable
  /** Keys of the target rows; null for none. */
  keysOf(row: Row, source: Source): readonly CellValue[]
}

export type LinkLabels = Pick<RowLink<unknown>, 'back' | 'term'>

export interface Table<Authored, Row = Authored> extends TableInfo {
  /** Rows as authored, with positions and problems. Cached. */
  read(source: Source): TableRows<Authored>
  /** Valid rows with their derived properties. */
  rows(source: Source): readonly (Values & Row)[]
  /** Problems of the cells and of the table's own checks. */
  problems(source: Source): readonly Problem[]
  /** Problems of its rules across tables. */
  crossProblems(source: Source): readonly Problem[]
  readonly search: readonly SearchEntry<Row>[]
  readonly links: readonly RowLink<Row>[]
  /** Title of links to a row; absent if no link leads there. */
  rowTitle?(row: Row): string
}

/** Any table, with column names and cell values but no row type. */
export type AnyTable = Table<object, object>
