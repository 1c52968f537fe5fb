import { describe, expect, it } from 'vitest'
import { formatReport } from '../../../scripts/csv/report.ts'
import { tableCsv, tableModule } from '../../../scripts/publish/tables/tables-step.ts'
import { pickups } from '../../../scripts/tables/pickups.ts'
import { cellsOf, sourceWith, toCsv } from '../support/sources.ts'

function withNote(note: string) {
  const rows = cellsOf(pickups.file)
  rows[1]?.splice(-1, 1, note)
  return sourceWith({ [pickups.file]: toCsv(rows) })
}

describe('a hostile cell', () => {
  it.each([
    ['a formula', "=cmd|'/C calc'!A0"],
    ['a formula behind a plus', '+1+cmd'],
    ['a NUL', 'a\u0000b'],
    ['an escape', 'a\u001b[31mb'],
    ['a line break', 'a\nb'],
    ['an error value', '#N/A'],
    ['the sign of a narrow column', '########'],
    ['a megabyte', 'x'.repeat(1_000_000)],
  ])('is rejected: %s', (_, cell) => {
    const problems = pickups.problems(withNote(cell))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ file: pickups.file, line: 2, columnName: 'note' })
    expect(formatReport(problems).length).toBeLessThan(500)
  })

  it.each(['<script>alert(1)</script>', '{{constructor}}', "'; drop table", '*/ alert(1) /*', '\\u0041'])(
    'is kept as text: %s',
    cell => {
      const source = withNote(cell)
      expect(pickups.problems(source)).toEqual([])
      expect(pickups.rows(source)[0]?.note).toBe(cell)
      expect(tableModule(pickups, source, '')).toContain(`: [${JSON.stringify(cell)},`)
      expect(tableCsv(pickups, source)).toContain(cell)
    },
  )
})
