import { describe, expect, it } from 'vitest'
import type { CsvFile } from '../../../scripts/csv/csv-file.ts'
import type { AnyTable, Problem } from '../../../scripts/csv/declare.ts'
import { pickups } from '../../../scripts/tables/pickups.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { readRows } from '../../support/csv-rows.ts'
import { required } from '../../support/required.ts'
import { formatProblems } from '../format/support.ts'
import { checksOfFile, unexplained } from '../support/fault-problems.ts'
import { realSource, sourceWithFiles, withCells } from '../support/sources.ts'

/** Expects a problem in the file of a fault, and a complete message of each there. */
function expectNamed(file: string, problems: readonly Problem[]): void {
  const own = problems.filter(problem => problem.file === file)
  expect(own).not.toEqual([])
  expect(unexplained(own)).toEqual([])
}

async function allProblems(table: AnyTable, rows: CsvFile['rows']): Promise<readonly Problem[]> {
  const source = sourceWithFiles([{ ...realSource.csv(table.file), rows }])
  const own = table.problems(source)
  if (own.length > 0) return own
  return table.name.startsWith('format/')
    ? formatProblems(source)
    : checksOfFile(table.file).flatMap(check => check(source))
}

const fixed = tables.filter(({ hasFixedSize }) => hasFixedSize)

describe.each([
  ['first', () => 1],
  ['middle', (rows: number) => Math.floor(rows / 2)],
  ['last', (rows: number) => rows - 1],
] as const)('a table without its %s row', (_, indexIn) => {
  it.each(fixed)('is reported: $name', async table => {
    const { rows } = realSource.csv(table.file)
    expectNamed(table.file, await allProblems(table, rows.toSpliced(indexIn(rows.length), 1)))
  })
})

it.each(tables)('a table with nothing but its header is reported: $name', async table => {
  expectNamed(table.file, await allProblems(table, realSource.csv(table.file).rows.slice(0, 1)))
})

/** The problems of a table with another cell in its first row. */
const problemsOfCell = (table: AnyTable, column: string, cell: string) =>
  table.problems(sourceWithFiles([withCells(table.file, 2, { [column]: cell })]))

/** Characters that are invisible, or look like another one. */
const codes = [
  ...[0x00a0, 0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x180e, 0x200b, 0x200d, 0x2028, 0x202e, 0x2060],
  ...[0x2064, 0x2800, 0x3000, 0x3164, 0xe000, 0xf8ff, 0xfe0f, 0xfeff, 0xff1d, 0xffa0, 0xfffc, 0xfffd],
  ...[0xffff, 0x1d159, 0xe0001, 0xe0041, 0xf0000, 0x10ffff],
  // Cyrillic, Greek, Armenian, full-width and mathematical letters that look like Latin ones.
  ...[0x0430, 0x0435, 0x043e, 0x0441, 0x0456, 0x03bf, 0x03c1, 0x0391, 0x0585, 0xff41, 0x1d41a, 0x2044],
]

it.each(codes.map(code => [`U+${code.toString(16).toUpperCase()}`, code] as const))(
  'the character %s is reported',
  (_, code) => {
    expectNamed(pickups.file, problemsOfCell(pickups, 'note', `a${String.fromCodePoint(code)}b`))
  },
)

it.each(['Café', 'a – b', '16 × 2', '½'])('common characters are not reported: %s', cell => {
  expect(problemsOfCell(pickups, 'note', cell)).toEqual([])
})

/** Cells that a spreadsheet, a terminal or a browser would misread, or that lead elsewhere. */
const rejected = readRows<Record<'table' | 'column' | 'cell', string>>(
  new URL('rejected-cells.csv', import.meta.url),
)

it.each([
  ...rejected,
  ...['a\u0000b', 'a\u001b[31mb', 'a\nb', 'x'.repeat(1_000_000)].map(cell => ({
    table: 'pickups',
    column: 'note',
    cell,
  })),
  ...['number', 'x'].flatMap(column =>
    ['1'.repeat(400), `0.${'3'.repeat(400)}`].map(cell => ({ table: 'missions', column, cell })),
  ),
])('the cell $cell of $table is reported', ({ table: wanted, column, cell }) => {
  const table = required(
    tables.find(({ name }) => name === wanted),
    `table ${wanted}`,
  )
  expectNamed(table.file, problemsOfCell(table, column, cell))
})
