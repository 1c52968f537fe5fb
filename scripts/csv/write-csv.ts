import Papa from 'papaparse'

/** Formats cells as canonical CSV: commas, quotes only where needed, line feeds. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(
    rows.map(row => [...row]),
    { newline: '\n' },
  )}\n`
}
