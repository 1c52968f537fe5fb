import Papa from 'papaparse'

/** Cells as the text of a CSV file in the form all files have: commas, quotes only where they are needed, line feeds. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(
    rows.map(row => [...row]),
    { newline: '\n' },
  )}\n`
}
