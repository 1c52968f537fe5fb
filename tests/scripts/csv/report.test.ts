import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../scripts/csv/declare.ts'
import { formatAnnotations, formatProblem, formatReport } from '../../../scripts/csv/report.ts'

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
  it('shows file, line, column, cell, rule, what is allowed and the fix on one line', () => {
    expect(formatProblem(problem)).toBe(
      'data-csv/weapons.csv:3:2: id_hex "1" is too short; allowed: 00 to 2E; fix: write 01',
    )
  })

  it('shows control and invisible characters as escapes and cuts very long cells', () => {
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

  it('lists problems by line and column below their file, with a count for each file', () => {
    const report = formatReport([
      { ...problem, line: 10 },
      { ...problem, line: 9, column: 4 },
      { ...problem, line: 9, column: 3 },
      { ...problem, file: 'data-csv/blocks.csv', line: 20 },
    ])
    expect(report.split('\n').map(line => line.split(': id_hex')[0])).toEqual([
      'data-csv/blocks.csv: 1 problem',
      '  data-csv/blocks.csv:20:2',
      '',
      'data-csv/weapons.csv: 3 problems',
      '  data-csv/weapons.csv:9:3',
      '  data-csv/weapons.csv:9:4',
      '  data-csv/weapons.csv:10:2',
      '',
      '4 problems',
    ])
  })

  it('shows the first 200 problems of a file, and the number of the others', () => {
    const shifted = Array.from({ length: 300_000 }, (_, line) => ({ ...problem, line }))
    const lines = formatReport(shifted).split('\n')
    expect(lines).toHaveLength(204)
    expect(lines.at(-3)).toBe('  … and 299800 more in this file')
    expect(lines.at(-1)).toBe('300000 problems')
  })

  it('has colours on request, with the same text', () => {
    const painted = formatReport([problem, problem], (part, text) => `<${part}>${text}</${part}>`)
    expect(painted).toContain('<fix>write 01</fix>')
    expect(painted.replace(/<[^>]+>/g, '')).toBe(formatReport([problem, problem]))
  })
})

describe('annotations of a pull request', () => {
  it('name file, line and column on one line', () => {
    expect(formatAnnotations([problem])).toBe(
      '::error file=data-csv/weapons.csv,line=3,col=2,title=id_hex::id_hex "1" is too short; allowed: 00 to 2E; fix: write 01',
    )
  })

  it('escape characters that would end a property, a line or a text', () => {
    const odd = { ...problem, file: 'a,b:c%.csv', rule: 'is 100 %\r\nwrong' }
    const [first, ...others] = formatAnnotations([odd]).split('\n')
    expect(others).toEqual([])
    expect(first).toContain('file=a%2Cb%3Ac%25.csv,line=3')
    expect(first).toContain('is 100 %25%0D%0Awrong')
  })

  it('show one problem of each file before the second of any, as GitHub shows few of them', () => {
    const other = { ...problem, file: 'data-csv/blocks.csv' }
    const files = formatAnnotations([problem, { ...problem, line: 4 }, other]).split('\n')
    expect(files.map(line => /file=([^,]+),line=(\d+)/.exec(line)?.slice(1))).toEqual([
      ['data-csv/weapons.csv', '3'],
      ['data-csv/blocks.csv', '3'],
      ['data-csv/weapons.csv', '4'],
    ])
  })
})
