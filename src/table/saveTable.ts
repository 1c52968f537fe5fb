import type { ColumnInfo, TableSummary } from '../generated/tables.ts'
import type { ColumnHead } from './column.ts'
import { type FileForm, fileName, saveRows } from './saveRows.ts'

type Source = TableSummary & { readonly columns?: readonly ColumnInfo<never>[] }

/**
 * Writes a download of a whole table from the rows of its page, without a connection. Where the page holds only a part of
 * the table the stored file is opened.
 * @param href address of the download
 * @throws when the file is not stored
 */
export async function saveWhole(
  { columns = [], name, rowCount }: Source,
  rows: readonly object[] | undefined,
  href: string,
): Promise<void> {
  const [first = {}] = rows ?? []
  const isWhole = rows?.length === rowCount && columns.length > 0 && columns.every(({ key }) => key in first)
  if (isWhole) await saveRows(fileName(name), href.endsWith('.csv') ? 'csv' : 'json', columns, rows)
  else {
    await fetch(href)
    location.assign(href)
  }
}

/** What a table shows: its chosen columns, and the rows that pass its filters in their order. */
export interface Shown {
  readonly columns: readonly ColumnHead[]
  readonly rows: readonly object[]
}

/** Writes a download of what is shown of a table. */
export async function saveShown(source: Source, form: FileForm, { columns, rows }: Shown): Promise<void> {
  await saveRows(`${fileName(source.name)}-shown`, form, columns, rows)
}
