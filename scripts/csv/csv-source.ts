import type { Source } from './engine/table.ts'
import { type CsvFile, parseCsv } from './parse-csv.ts'
import { readText } from './read-file.ts'

/** Reads each CSV file below `root` once. An unreadable file has no rows and a problem. */
export function csvSource(root: string): Source {
  const known = new Map<string, CsvFile>()
  const read = (file: string): CsvFile => {
    const { value, problems } = readText(root, file)
    return value === null ? { file, rows: [], problems, notes: [] } : parseCsv(file, value)
  }
  return {
    csv(file) {
      const csv = known.get(file) ?? read(file)
      known.set(file, csv)
      return csv
    },
  }
}
