import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../../scripts/csv/parse-csv.ts'
import { tableModule } from '../../../scripts/emit/table-module.ts'
import { checkTables } from '../../../scripts/tables/check-tables.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { cellsOf, realSource, sourceWithFiles, toCsv } from '../support/sources.ts'

/** Other ways to write the same rows. */
const dialects = [
  { name: 'a byte-order mark', write: (rows: string[][]) => `\ufeff${toCsv(rows)}` },
  { name: 'CRLF', write: (rows: string[][]) => toCsv(rows, ',', '\r\n') },
  { name: 'semicolons', write: (rows: string[][]) => toCsv(rows, ';') },
  { name: 'all of it', write: (rows: string[][]) => `\ufeff${toCsv(rows, ';', '\r\n')}` },
  {
    name: 'blank rows at the end',
    write: (rows: string[][]) => `${toCsv(rows)}${','.repeat((rows[0]?.length ?? 1) - 1)}\n\n`,
  },
]

describe('files as spreadsheets save them', () => {
  // What comes after knows a file by its rows and problems alone.
  it.each(dialects)('give the same rows: $name', ({ write }) => {
    for (const { file } of tables) {
      const { rows, problems } = parseCsv(file, write(cellsOf(file)))
      expect(problems).toEqual([])
      expect(JSON.stringify(rows) === JSON.stringify(realSource.csv(file).rows), file).toBe(true)
    }
  })

  it('give the same modules: columns in another order, like ones in their own', () => {
    const turned = tables.map(({ file, columns }) => {
      const csv = realSource.csv(file)
      const kinds = new Map(columns.map(({ name, kind }) => [name, kind.name.replace('integer', 'float')]))
      const kindOf = (name: string) => kinds.get(name) ?? ''
      const header = csv.rows[0]?.cells ?? []
      const order = [...header.keys()].sort((one, other) =>
        kindOf(header[other] ?? '').localeCompare(kindOf(header[one] ?? '')),
      )
      const turn = (cells: readonly string[]) => order.map(index => cells[index] ?? '')
      return { ...csv, rows: csv.rows.map(({ line, cells }) => ({ line, cells: turn(cells) })) }
    })
    const source = sourceWithFiles(turned)
    expect(checkTables(source)).toEqual([])
    for (const table of tables)
      expect(tableModule(table, source) === tableModule(table, realSource), table.name).toBe(true)
  })
})
