import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const formatFolder = 'data-csv/format'
const namingTables = ['pickups', 'radar-icons', 'vehicle-mods', 'vehicles', 'weapons']

/**
 * Tells one state of the data from another.
 * @returns the first 16 hex digits of the SHA-256 over the files of data-csv/format and the tables that name numbers;
 *   line ends count as LF, so that a checkout on Windows gives the same
 */
export function dataHash(root: string): string {
  const formatFiles = readdirSync(join(root, formatFolder)).filter(name => name.endsWith('.csv'))
  const files = [
    ...formatFiles.sort().map(name => `${formatFolder}/${name}`),
    ...namingTables.map(name => `data-csv/${name}.csv`),
  ]
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\n${readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')}`)
  }
  return hash.digest('hex').slice(0, 16)
}
