import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../scripts/csv/problem.ts'
import { formatReport } from '../../../scripts/csv/report.ts'
import { checkTables, tables } from '../../../scripts/tables/tables.ts'
import { seededRandom } from '../../support/seeded-random.ts'
import { isExplained, problemsOf } from '../support/fault-problems.ts'
import { faultPerColumn, faultsPerFile } from '../support/seeded-faults.ts'
import { cellsOf, realSource, sourceWith, toCsv } from '../support/sources.ts'

describe('the data of the repository', () => {
  it('passes all checks', () => {
    expect(formatReport(checkTables(realSource))).toBe('passed')
  })
})

// Each table has its own seed, so that an added row in one table does not change the faults of the others.
const cellFaults = tables.flatMap(table => faultPerColumn(table, seededRandom(2004)))
/** The tables of the map and of the format have their own tests. */
const pageTables = tables.filter(({ name }) => !/^(map|format)\//.test(name))
const fileFaults = pageTables.flatMap(faultsPerFile)

describe('a wrong cell', () => {
  it.each(cellFaults)('is reported with its position: $name', fault => {
    const problems = problemsOf(fault)
    expect(problems).toContainEqual(expect.objectContaining({ file: fault.file, ...fault.position }))
    expect(problems.filter(problem => !isExplained(problem))).toEqual([])
  })
})

describe('a damaged file', () => {
  it.each(fileFaults)('is reported: $name', fault => {
    const problems = problemsOf(fault).filter(({ file }) => file === fault.file)
    const isCounted = ({ rule }: Problem) => /^is the last row; the table has \d+ rows/.test(rule)
    const own = fault.isCut ? problems.filter(problem => !isCounted(problem)) : problems
    expect(own.length).toBeGreaterThan(0)
    expect(problems.filter(problem => !isExplained(problem))).toEqual([])
  })
})

describe('many faults in one run', () => {
  it('are all reported: 50 faults, 50 problems', () => {
    const pick = seededRandom(50)
    const byFile = new Map<string, string[][]>()
    const positions = new Set<string>()
    while (positions.size < 50) {
      const table = tables[Math.floor(pick() * tables.length)]
      const column = table?.columns.filter(({ isDerived }) => !isDerived).at(-1)
      if (table === undefined || column === undefined) continue
      const rows = byFile.get(table.file) ?? cellsOf(table.file)
      byFile.set(table.file, rows)
      const line = 2 + Math.floor(pick() * (rows.length - 1))
      const index = rows[0]?.indexOf(column.name) ?? 0
      const row = rows[line - 1]
      if (row === undefined) continue
      row[index] = '=?'
      positions.add(`${table.file}:${line}:${index + 1}`)
    }
    const texts = [...byFile].map(([file, rows]) => [file, toCsv(rows)] as const)
    const report = formatReport(checkTables(sourceWith(Object.fromEntries(texts)))).split('\n')
    expect(report.at(-1)).toBe('50 problems')
    const named = report.filter(line => line.startsWith('  ')).map(line => line.trim().split(': ')[0])
    expect(named).toHaveLength(50)
    expect(new Set(named)).toEqual(positions)
    const counts = report.flatMap(line => /^\S+\.csv: (\d+) problems?$/.exec(line)?.[1] ?? [])
    expect(counts).toHaveLength(byFile.size)
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(50)
  })
})
