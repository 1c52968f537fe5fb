import { memoizeBy } from '#shared/memoize.ts'
import { camelCase } from '#shared/text.ts'
import type { CsvFile, CsvRow } from '../csv-file.ts'
import { type Problem, startOf } from '../problem.ts'
import { type Stated, withDefaults } from './declared-info.ts'
import type { CamelCase, Column, Kind } from './kind.ts'
import { lostDigits } from './lost-digits.ts'
import { exchangedColumns, readHeader } from './read-header.ts'
import { type ParsedRow, rowsReader } from './read-rows.ts'
import type {
  Check,
  CrossCheck,
  RowLink,
  SearchEntry,
  SoundRow,
  Source,
  Table,
  TableColumn,
  TableInfo,
  TableRows,
} from './table.ts'

export type Columns = Readonly<Record<string, Column>>

/** Row type that follows from columns: `skill_offset_hex: column(…, hex(4), …)` gives `skillOffsetHex: string`. */
export type RowOf<Of extends Columns> = {
  readonly [Name in keyof Of & string as CamelCase<Name>]: Of[Name] extends { kind: Kind<infer Value> }
    ? Value
    : never
}

interface Definition<Authored extends Columns> extends Stated {
  /** Path below data-csv. */
  readonly file: string
  readonly columns: Authored
}

/** A table whose declaration can go on. */
interface DeclaredTable<Authored, Row = Authored> extends Table<Authored, Row> {
  /** Adds computed columns to the generated rows. Computable values are not stored in the CSV. */
  derive<const Derived extends Columns>(
    columns: Derived,
    derive: (row: Row, source: Source) => RowOf<Derived>,
  ): DeclaredTable<Authored, Row & RowOf<Derived>>
  /** Completes cells of the generated rows, such as the figures that a text names. */
  fill(fill: <Cells extends object>(row: Cells, source: Source) => Cells): DeclaredTable<Authored, Row>
  /** Adds the titles that links to its rows have. */
  titled(rowTitle: (row: Row) => string): DeclaredTable<Authored, Row>
  /** Adds links to other rows than those it refers to. */
  linked(link: RowLink<Row>): DeclaredTable<Authored, Row>
  /** Adds how the search finds the rows; a second time for rows with another route. @param record what it shows of a row; null omits the row */
  searchable(
    record: SearchEntry<Row>['record'],
    options?: Omit<SearchEntry<Row>, 'record'>,
  ): DeclaredTable<Authored, Row>
}

/** The columns with the names of their generated properties. */
export function listColumns(columns: Columns, isDerived: boolean): readonly TableColumn[] {
  return Object.entries(columns).map(([name, column]) => ({
    ...column,
    name,
    property: camelCase(name),
    isDerived,
  }))
}

function emptyFileProblem(file: string, columns: readonly TableColumn[], rule: string): Problem {
  const header = columns.map(({ name }) => name).join(',')
  return {
    ...startOf(file),
    rule,
    allowed: 'a header row and data rows',
    fix: `restore the file; its header is ${header}`,
  }
}

/** Reads files of a table: their rows by the declared columns, and problems of file, header and cells. */
function fileReader<Row>(table: TableInfo) {
  const { file, columns } = table
  const readerUnder = memoizeBy((headerRow: CsvRow) => {
    const header = readHeader(file, headerRow.cells, columns)
    return { header, read: rowsReader(file, columns, header) }
  })
  return memoizeBy((csv: CsvFile): TableRows<Row> => {
    const [headerRow, ...dataRows] = csv.rows
    if (headerRow === undefined) {
      const problems =
        csv.problems.length > 0 ? csv.problems : [emptyFileProblem(file, columns, 'is an empty file')]
      return { table, problems, isWhole: false, allRows: [], soundRows: [] }
    }
    const empty =
      dataRows.length === 0 && csv.problems.length === 0
        ? [emptyFileProblem(file, columns, 'has no rows below the header')]
        : []
    const { header, read } = readerUnder(headerRow)
    const readings = read(dataRows)
    const hasAllColumns = header.positions.size === columns.length
    const exchanged = hasAllColumns ? exchangedColumns(file, header, columns, dataRows) : []
    const isSound = (reading: ParsedRow): reading is ParsedRow<SoundRow<Row>> =>
      hasAllColumns && reading.problems.length === 0
    return {
      table,
      problems: [
        ...csv.problems,
        ...empty,
        ...header.problems,
        ...exchanged,
        ...readings.flatMap(({ problems }) => problems),
      ],
      isWhole: csv.problems.length === 0 && header.problems.length === 0,
      allRows: readings.map(({ row }) => row),
      soundRows: readings.filter(isSound).map(({ row }) => row),
    }
  })
}

function extendable<Authored, Row>(table: Table<Authored, Row>): DeclaredTable<Authored, Row> {
  return {
    ...table,
    derive: <const Derived extends Columns>(
      columns: Derived,
      derive: (row: Row, source: Source) => RowOf<Derived>,
    ) =>
      extendable<Authored, Row & RowOf<Derived>>({
        ...table,
        columns: [...table.columns, ...listColumns(columns, true)],
        rows: memoizeBy((source: Source) =>
          table.rows(source).map(row => ({ ...row, ...derive(row, source) })),
        ),
      }),
    fill: fill =>
      extendable<Authored, Row>({
        ...table,
        rows: memoizeBy((source: Source) => table.rows(source).map(row => fill(row, source))),
      }),
    titled: rowTitle => extendable({ ...table, rowTitle }),
    linked: link => extendable({ ...table, links: [...table.links, link] }),
    searchable: (record, options) =>
      extendable({ ...table, search: [...table.search, { ...options, record }] }),
  }
}

/**
 * Declares a table: its CSV file, columns and rules. The row type is derived from the columns.
 * @param checks rules on its own rows @param crossChecks rules that need other tables
 */
export function defineTable<const Authored extends Columns>(
  { file, columns, ...rest }: Definition<Authored>,
  checks: readonly Check<RowOf<Authored>>[] = [],
  crossChecks: readonly CrossCheck<RowOf<Authored>>[] = [],
): DeclaredTable<RowOf<Authored>> {
  const tableColumns = listColumns(columns, false)
  const orders = checks.flatMap(({ sortedBy }) => (sortedBy === undefined ? [] : [sortedBy]))
  const name = file.replace(/\.csv$/, '')
  const info: TableInfo = {
    ...withDefaults(file, rest),
    name,
    file: `data-csv/${file}`,
    columns: tableColumns,
    sortedBy: orders.sort((one, other) => other.length - one.length)[0] ?? [], // no check defines an order
    keys: checks.flatMap(({ uniqueBy }) => (uniqueBy === undefined ? [] : [uniqueBy])),
    hasFixedSize: checks.some(({ isCount }) => isCount),
    foreignKeys: crossChecks.flatMap(({ foreignKey }) =>
      foreignKey === undefined ? [] : { from: name, to: name, ...foreignKey },
    ),
  }

  const readFile = fileReader<RowOf<Authored>>(info)
  const read = (source: Source) => readFile(source.csv(info.file))
  const problemsOnce = memoizeBy((rows: TableRows<RowOf<Authored>>) => {
    const found = checks.map(check => ({ check, problems: check(rows) }))
    // A sequence tells which row is missing: a count adds nothing to it.
    const isShifted = found.some(({ check, problems }) => check.isSequence && problems.length > 0)
    const own = found.filter(({ check }) => !(isShifted && check.isCount))
    const problems = [...rows.problems, ...own.flatMap(one => one.problems)]
    return [...problems, ...lostDigits(rows, problems)]
  })
  return extendable({
    ...info,
    read,
    rows: memoizeBy((source: Source) => read(source).soundRows.map(({ values }) => values)),
    problems: source => problemsOnce(read(source)),
    crossProblems: source => crossChecks.flatMap(check => check(read(source), source)),
    search: [],
    links: crossChecks.flatMap(({ link }) => link ?? []),
  })
}
