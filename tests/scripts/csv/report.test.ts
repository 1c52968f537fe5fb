import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../scripts/csv/declare.ts'
import { formatAnnotations, formatProblem, formatReport } from '../../../scripts/csv/report.ts'
import { required } from '../../support/required.ts'

const readText = (name: string) => readFileSync(new URL(`reports/${name}`, import.meta.url), 'utf8')

/** Problems of several files, one with characters that are invisible or end a line. */
const problems: readonly Problem[] = JSON.parse(readText('problems.json'))
const problem = required(problems[0], 'problem')

it('the report of problems lists them by line and column below their file, with counts', () => {
  expect(`${formatReport(problems)}\n`).toBe(readText('report.txt'))
})

it('annotations of a pull request show one problem of each file before the second of any, as GitHub shows few of them', () => {
  const odd = { ...problem, file: 'a,b:c%.csv', rule: 'is 100 %\r\nwrong' }
  expect(`${formatAnnotations([...problems, odd])}\n`).toBe(readText('annotations.txt'))
})

describe('the report of problems', () => {
  it('cuts very long cells', () => {
    const long = formatProblem({ ...problem, cell: 'x'.repeat(1_000_000) })
    expect(long.length).toBeLessThan(250)
    expect(long).toContain('1000000 characters')
  })

  it('ends with the number of problems, or with passed', () => {
    expect(formatReport([]).split('\n')).toEqual(['passed'])
    expect(formatReport([problem]).split('\n').at(-1)).toBe('1 problem')
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
