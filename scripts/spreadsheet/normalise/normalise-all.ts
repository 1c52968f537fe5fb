import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../../cli/write-file.ts'
import { csvSource } from '../../csv/csv-source.ts'
import { tables } from '../../tables/tables.ts'
import { normaliseTable } from './normalise-table.ts'

/** The bytes of a file; null if it is missing or not a regular file, which the data check reports. */
function readBytes(path: string): Buffer | null {
  try {
    return statSync(path).isFile() ? readFileSync(path) : null // reading a pipe could block forever
  } catch {
    return null
  }
}

/**
 * Normalises the CSV files of all tables. @param root absolute path of the repository @returns changes and
 * unchanged problems, one line each
 */
export function normaliseAll(root: string): readonly string[] {
  const source = csvSource(root)
  return tables.flatMap(table => {
    const path = join(root, table.file)
    const bytes = readBytes(path)
    if (bytes === null) return [`${table.file}: left unchanged, it cannot be read`]
    const { content, changes, left } = normaliseTable(table, bytes, table.sortedBy, source)
    if (changes.length > 0) replaceFile(path, content)
    return [
      ...changes.map(change => `${table.file}: ${change}`),
      ...left.map(reason => `${table.file}: left unchanged, ${reason}`),
    ]
  })
}
