import { createHash } from 'node:crypto'
import type { Source } from '../../table-engine/table.ts'
import { formatTables } from '../../tables/format/format-tables.ts'

const namingTables = [
  'pickups',
  'radar-icons',
  'variable-arrays',
  'variables',
  'vehicle-mods',
  'vehicles',
  'weapons',
]

/**
 * Tells one state of the data from another.
 * @returns the first 16 hex digits of the SHA-256 over the files of data-csv/format and the tables that name numbers;
 *   line ends count as LF, so that a checkout on Windows gives the same
 */
export function dataHash(source: Source): string {
  const files = [
    ...formatTables.map(({ file }) => file).sort(),
    ...namingTables.map(name => `data-csv/${name}.csv`),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n${source.csv(file).text}`)
  return hash.digest('hex').slice(0, 16)
}
