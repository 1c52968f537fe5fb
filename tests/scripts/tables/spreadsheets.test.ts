import { describe, expect, it } from 'vitest'
import { parseCsv, writeCsv } from '../../../scripts/csv/csv-file.ts'
import { tableModule } from '../../../scripts/publish/tables/tables-step.ts'
import { normaliseTable } from '../../../scripts/spreadsheet/normalise/normalise-table.ts'
import { checkTables, tables } from '../../../scripts/tables/tables.ts'
import { cellsOf, realSource, sourceWithFiles, toCsv } from '../support/sources.ts'
import { programs } from '../support/spreadsheet-programs.ts'

/** Other notations of the same rows. */
const dialects = [
  { name: 'tabs', write: (rows: string[][]) => toCsv(rows, '\t') },
  {
    name: 'semicolons, CRLF and a byte-order mark',
    write: (rows: string[][]) => `\ufeff${toCsv(rows, ';', '\r\n')}`,
  },
  {
    name: 'blank rows at the end',
    write: (rows: string[][]) => `${toCsv(rows)}${','.repeat((rows[0]?.length ?? 1) - 1)}\n\n`,
  },
  { name: 'blank columns at the end', write: (rows: string[][]) => toCsv(rows.map(row => [...row, '', ''])) },
  {
    name: 'each row taken for one cell, as Excel does where lists are separated by semicolons',
    write: (rows: string[][]) =>
      rows
        .map(row => toCsv([row], ',', ''))
        .map(line => (line.includes('"') ? toCsv([[line]], ';', '') : line))
        .join('\r\n'),
  },
]

describe('files saved by spreadsheets', () => {
  // All later steps depend only on the rows and problems of a file.
  it.each(dialects)('have the same rows: $name', ({ write }) => {
    for (const { file } of tables) {
      const text = write(cellsOf(file))
      const { rows, problems, notes } = parseCsv(file, text)
      expect(problems).toEqual([])
      expect(JSON.stringify(rows) === JSON.stringify(realSource.csv(file).rows), file).toBe(true)
      expect(notes.length > 0 || text === toCsv(cellsOf(file)), file).toBe(true)
    }
  })

  it('have the same modules: columns in another order', () => {
    const turned = tables.map(({ file }) => {
      const csv = realSource.csv(file)
      return { ...csv, rows: csv.rows.map(({ line, cells }) => ({ line, cells: cells.toReversed() })) }
    })
    const source = sourceWithFiles(turned)
    expect(checkTables(source)).toEqual([])
    for (const table of tables)
      expect(tableModule(table, source) === tableModule(table, realSource), table.name).toBe(true)
  })
})

/** The longest table is five times as long as all others; its first rows are representative. */
const mostRows = 2500

/** The file with each cell below the header as a program saves it, and the positions of changed cells. */
function changeCells(file: string, change: (cell: string) => string) {
  const whole = realSource.csv(file)
  const csv = { ...whole, rows: whole.rows.slice(0, mostRows) }
  const changed: string[] = []
  const rows = csv.rows.map((row, index) => {
    if (index === 0) return row
    const cells = row.cells.map(cell => (cell === '' ? cell : change(cell)))
    for (const [column, cell] of cells.entries())
      if (cell !== row.cells[column]) changed.push(`${row.line}:${column + 1}`)
    return { line: row.line, cells }
  })
  return { csv: { ...csv, rows }, changed }
}

const causes = /spreadsheet|decimal|not a whole number|needs it/

it.each(programs)(
  'files saved after a double click have each changed cell reported with its cause, or are unchanged: $name',
  program => {
    for (const table of tables) {
      const { csv, changed } = changeCells(table.file, program.cell)
      if (changed.length === 0) continue
      const problems = table.problems(sourceWithFiles([csv]))
      const named = new Set(problems.map(({ line, column }) => `${line}:${column}`))
      expect(
        changed.filter(position => !named.has(position)),
        table.file,
      ).toEqual([])
      expect(
        problems.some(({ rule, fix }) => causes.test(`${rule} ${fix}`)),
        table.file,
      ).toBe(true)
      const original = realSource.csv(table.file).rows
      if (original.length > 320) continue // rules are the same in every row, and short tables are the fastest to normalise
      // A fixed cell has its original content; a cell that cannot be fixed stays unchanged.
      const { content } = normaliseTable(table, Buffer.from(writeCsv(csv)), realSource)
      const strange = parseCsv(table.file, content).rows.filter(({ cells }, line) =>
        cells.some((cell, column) => ![original, csv.rows].some(rows => rows[line]?.cells[column] === cell)),
      )
      expect(strange, table.file).toEqual([])
    }
  },
)
