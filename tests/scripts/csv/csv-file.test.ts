import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import { lineOfCell, parseCsv } from '../../../scripts/csv/csv-file.ts'
import { testFolder } from '../../support/folders.ts'
import { testTranscripts } from '../../support/transcripts.ts'

let folder = ''
beforeEach(() => {
  folder = testFolder()
})

/** Parses `a.csv`. @returns its rows with the lines of their first and last cells, problems and notes */
function parse(): string {
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

testTranscripts([new URL('csv-file.txt', import.meta.url)], 'parse', () => folder, parse)
