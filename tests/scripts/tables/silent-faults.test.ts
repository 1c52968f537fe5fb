import { describe, expect, it } from 'vitest'
import type { CsvFile } from '../../../scripts/csv/csv-file.ts'
import type { AnyTable, Problem } from '../../../scripts/csv/declare.ts'
import { externalLinks } from '../../../scripts/tables/external-links.ts'
import { gameMissions } from '../../../scripts/tables/missions.ts'
import { pickups } from '../../../scripts/tables/pickups.ts'
import { tables } from '../../../scripts/tables/tables.ts'
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

it.each([
  ...['5" gun', 'a "half', '"', 'three """', '“quoted”', 'it’s'],
  ...["=cmd|'/C calc'!A0", '+1+cmd', 'a\u0000b', 'a\u001b[31mb', 'a\nb', '#N/A', '########'],
  'x'.repeat(1_000_000),
])('a text that a spreadsheet or a terminal would misread is reported: %.20s', cell => {
  expectNamed(pickups.file, problemsOfCell(pickups, 'note', cell))
})

it.each([
  'https://github.com@evil.example/',
  'https://user:word@github.com/',
  'https://:',
  'https://',
  'https:///path',
  'https://github.com:8443/',
  'https://gith\u0443b.com/',
  'https://xn--gthub-n4a.com/',
  'https://github.com/"><script>alert(1)</script>',
  'https://github.com/<b>',
  "https://github.com/`'",
  'https://github.com\\evil',
  'https://github',
  'http://github.com/',
  'javascript:alert(1)//https://github.com/',
  'https://github.com/a b',
  'https://GitHub.com/',
  'https://github.com.',
])('a URL that leads elsewhere is reported: %s', address => {
  expectNamed(externalLinks.file, problemsOfCell(externalLinks, 'url', address))
})

describe.each(['number', 'x'])('in the column %s of missions', column => {
  it.each(['-0', '1'.repeat(400), '1e999', '\uff11', `0.${'3'.repeat(400)}`])(
    'the number %.20s is reported',
    cell => {
      expectNamed(gameMissions.file, problemsOfCell(gameMissions, column, cell))
    },
  )
})
