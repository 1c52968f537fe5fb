import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CsvFile, parseCsv } from '../csv/parse-csv.ts'
import type { Source } from '../table-engine/table.ts'

/** Reads each CSV file below `root` once. A missing file reads as an empty one, which no table accepts. */
export function csvSource(root: string): Source {
  const known = new Map<string, CsvFile>()
  return {
    csv(file) {
      const path = join(root, file)
      const csv = known.get(file) ?? parseCsv(file, existsSync(path) ? readFileSync(path, 'utf8') : '')
      known.set(file, csv)
      return csv
    },
  }
}
