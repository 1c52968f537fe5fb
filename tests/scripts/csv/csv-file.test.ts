import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineOfCell, parseCsv } from '../../../scripts/csv/csv-file.ts'
import { testInFolders } from '../../support/transcripts.ts'

/** Parses `a.csv`. @returns its rows with the lines of their first and last cells, problems and notes */
function parse(folder: string): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(join(folder, 'a.csv')))
  const { rows, problems, notes } = parseCsv('a.csv', text)
  return [
    ...rows.map(row => {
      const lines = new Set([row.line, lineOfCell(row, row.cells.length - 1)])
      return `${[...lines].join('-')} ${JSON.stringify(row.cells)}`
    }),
    ...problems.map(({ line, rule }) => `problem in line ${line}: ${rule}`),
    ...notes.map(note => `note: ${note}`),
  ]
    .map(line => `${line}\n`)
    .join('')
}

testInFolders(new URL('csv-file.txt', import.meta.url), 'parse', parse)
