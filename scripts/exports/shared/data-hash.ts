import { createHash } from 'node:crypto'
import type { Source } from '../../csv/engine/table.ts'
import { formatTables } from '../../tables/shared/format-tables.ts'

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
 * Identifies a state of the data. @returns the first 16 hex digits of the SHA-256 over the cells of
 * data-csv/format and of the tables that name numbers; independent of line ends, delimiters and byte-order
 * marks
 */
export function dataHash(source: Source): string {
  const files = [
    ...formatTables.map(({ file }) => file).sort(),
    ...namingTables.map(name => `data-csv/${name}.csv`),
  ]
  const hash = createHash('sha256')
  for (const file of files) {
    const rows = source.csv(file).rows.map(({ cells }) => cells)
    hash.update(`${file}\n${JSON.stringify(rows)}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}
