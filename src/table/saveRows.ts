import type { ColumnHead } from './column.ts'

const types = { csv: 'text/csv', json: 'application/json' } as const

export type FileForm = keyof typeof types

/** `16-statistics` for the table `blocks/16-statistics`. */
export const fileName = (table: string) => table.replace(/^.*\//, '')

/**
 * Hands the reader a file with some columns of some rows.
 * @param name of the file without its ending
 */
export async function saveRows(
  name: string,
  form: FileForm,
  columns: readonly Pick<ColumnHead, 'key'>[],
  rows: readonly object[],
) {
  const { csvText, jsonText } = await import('./rowsText.ts')
  const text = form === 'csv' ? csvText(columns, rows) : jsonText(columns, rows)
  const address = URL.createObjectURL(new Blob([text], { type: `${types[form]};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.${form}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000) // long enough for a question where to save it
}
