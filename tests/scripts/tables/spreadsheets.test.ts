import { describe, expect, it } from 'vitest'
import { tableModule } from '../../../scripts/emit/table-module.ts'
import { checkTables } from '../../../scripts/tables/check-tables.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { cellsOf, realSource, sourceWith, toCsv } from '../support/sources.ts'

const modules = (source: typeof realSource) => tables.map(table => tableModule(table, source))

const variants = [
  { name: 'a byte-order mark', write: (rows: string[][]) => `\ufeff${toCsv(rows)}` },
  { name: 'CRLF', write: (rows: string[][]) => toCsv(rows, ',', '\r\n') },
  { name: 'semicolons', write: (rows: string[][]) => toCsv(rows, ';') },
  { name: 'all of it', write: (rows: string[][]) => `\ufeff${toCsv(rows, ';', '\r\n')}` },
  {
    name: 'blank rows at the end',
    write: (rows: string[][]) => `${toCsv(rows)}${','.repeat((rows[0]?.length ?? 1) - 1)}\n\n`,
  },
  { name: 'columns in another order', write: (rows: string[][]) => toCsv(rows.map(row => row.toReversed())) },
]

describe('files as spreadsheets save them', () => {
  const expected = modules(realSource)

  it.each(variants)('give the same modules: $name', ({ write }) => {
    const source = sourceWith(Object.fromEntries(tables.map(({ file }) => [file, write(cellsOf(file))])))
    expect(checkTables(source)).toEqual([])
    expect(modules(source)).toEqual(expected)
  })
})
