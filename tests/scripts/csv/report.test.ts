import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../scripts/csv/problem.ts'
import { formatProblem, formatReport } from '../../../scripts/csv/report.ts'

const problem: Problem = {
  file: 'data-csv/weapons.csv',
  line: 3,
  column: 2,
  columnName: 'id_hex',
  cell: '1',
  rule: 'is too short',
  allowed: '00 to 2E',
  fix: 'write 01',
}

describe('the report of problems', () => {
  it('names file, line, column, cell, rule, what is allowed and the fix on one line', () => {
    expect(formatProblem(problem)).toBe(
      'data-csv/weapons.csv:3:2: id_hex "1" is too short; allowed: 00 to 2E; fix: write 01',
    )
  })

  it('shows control and invisible characters as escapes and cuts endless cells', () => {
    expect(formatProblem({ ...problem, cell: 'a\u0000\n\u202eb' })).toContain(String.raw`"a\u0000\n\u202eb"`)
    const long = formatProblem({ ...problem, cell: 'x'.repeat(1_000_000) })
    expect(long.length).toBeLessThan(250)
    expect(long).toContain('1000000 characters')
  })

  it('ends with the number of problems, or with passed', () => {
    expect(formatReport([]).split('\n')).toEqual(['passed'])
    expect(formatReport([problem]).split('\n').at(-1)).toBe('1 problem')
    expect(formatReport([problem, problem]).split('\n').at(-1)).toBe('2 problems')
  })

  it('lists problems by file, line and column', () => {
    const report = formatReport([
      { ...problem, line: 10 },
      { ...problem, line: 9, column: 4 },
      { ...problem, line: 9, column: 3 },
      { ...problem, file: 'data-csv/blocks.csv', line: 20 },
    ])
    expect(report.split('\n').map(line => line.split(': ')[0])).toEqual([
      'data-csv/blocks.csv:20:2',
      'data-csv/weapons.csv:9:3',
      'data-csv/weapons.csv:9:4',
      'data-csv/weapons.csv:10:2',
      '4 problems',
    ])
  })
})
