import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvSource } from '../step/csv-source.ts'
import { rowOrderOf } from '../tables/row-orders.ts'
import { tables } from '../tables/tables.ts'
import { tidyTable } from './tidy-table.ts'

/**
 * Brings the CSV files of all tables into their form.
 * @param root absolute path of the repository
 * @returns what was changed and what was left, one line each
 */
export function tidyAll(root: string): readonly string[] {
  const source = csvSource(root)
  return tables.flatMap(table => {
    const path = join(root, table.file)
    const bytes = readFileSync(path)
    const { content, changes, left } = tidyTable(table, bytes, rowOrderOf(table), source)
    if (!bytes.equals(Buffer.from(content)) && changes.length > 0) writeFileSync(path, content)
    return [
      ...changes.map(change => `${table.file}: ${change}`),
      ...left.map(reason => `${table.file}: left as it is, ${reason}`),
    ]
  })
}
