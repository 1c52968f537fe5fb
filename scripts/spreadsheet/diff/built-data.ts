import type { CsvFile } from '../../csv/csv-file.ts'
import type { AnyTable } from '../../csv/declare.ts'

/** A row of a JSON download, by CSV column names. */
export type Row = Readonly<Record<string, string | number | boolean | null>>

export interface BuiltTable {
  readonly name: string
  readonly title: string
  readonly columns: readonly string[]
  /** Key columns; empty if there is no key. */
  readonly key: readonly string[]
  readonly rows: readonly Row[]
}

/** Everything `npm run data` writes to dist/data. */
export interface BuiltData {
  readonly tables: ReadonlyMap<string, BuiltTable>
  /** Texts other than tables: format definitions for other tools, drawings. */
  readonly files: ReadonlyMap<string, string>
}

interface Index {
  readonly tables: readonly {
    readonly table: string
    readonly title: string
    readonly columns: readonly { readonly name: string }[]
  }[]
  readonly other_files: readonly { readonly path: string }[]
}

interface Package {
  readonly resources: readonly {
    readonly path: string
    readonly schema: { readonly primaryKey?: readonly string[] }
  }[]
}

/** Keys of tables that declare none because other format rules make them unique. */
const furtherKeys: Readonly<Record<string, readonly string[]>> = { 'format/fields': ['struct', 'name'] }

/** Whether a file only describes or packs others. */
const isDerived = (path: string) => /^(index|datapackage)\.json$|\.(tgz|zip)$/.test(path)

/**
 * Reads a build. @param read returns the text of a file in dist/data
 */
export function readBuiltData(read: (path: string) => string): BuiltData {
  const index: Index = JSON.parse(read('index.json'))
  const described: Package = JSON.parse(read('datapackage.json'))
  const keys = new Map(described.resources.map(({ path, schema }) => [path, schema.primaryKey]))
  const tables = index.tables.map(({ table, title, columns }) => {
    const rows: readonly Row[] = JSON.parse(read(`${table}.json`))
    const key = keys.get(`${table}.csv`) ?? furtherKeys[table] ?? []
    return { name: table, title, columns: columns.map(({ name }) => name), key, rows }
  })
  const paths = index.other_files.map(({ path }) => path).filter(path => !isDerived(path))
  return {
    tables: new Map(tables.map(table => [table.name, table])),
    files: new Map(paths.map(path => [path, read(path)])),
  }
}

/** The rows of a CSV file for comparison: cells as text by column name. */
export function authoredTable(
  { name, title, columns, keys: [key = []] }: AnyTable,
  { rows: [header, ...rows] }: CsvFile,
): BuiltTable {
  const names = header === undefined ? [] : header.cells
  const nameOf = (property: string) => columns.find(one => one.property === property)?.name ?? property
  const cellsOf = (cells: readonly string[]) =>
    Object.fromEntries(names.map((column, index) => [column, cells[index] ?? null])) // short rows are reported elsewhere
  return { name, title, columns: names, key: key.map(nameOf), rows: rows.map(({ cells }) => cellsOf(cells)) }
}
