import { describe, expect, it } from 'vitest'
import type { CsvFile } from '../../../scripts/csv/csv-file.ts'
import type { AnyTable, Problem } from '../../../scripts/csv/declare.ts'
import { externalLinks } from '../../../scripts/tables/external-links.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { readLines } from '../../support/csv-rows.ts'
import { formatProblems } from '../format/support.ts'
import { problemsWith, unexplained } from '../support/fault-problems.ts'
import { realSource, sourceWithFiles, withCells } from '../support/sources.ts'

/** Expects a problem in the file of a fault, and a complete message of each there. */
function expectNamed(file: string, problems: readonly Problem[]): void {
  const own = problems.filter(problem => problem.file === file)
  expect(own).not.toEqual([])
  expect(unexplained(own)).toEqual([])
}

async function allProblems(table: AnyTable, rows: CsvFile['rows']): Promise<readonly Problem[]> {
  const csv = { ...realSource.csv(table.file), rows }
  const source = sourceWithFiles([csv])
  const own = table.problems(source)
  if (own.length > 0) return own
  return table.name.startsWith('format/') ? formatProblems(source) : problemsWith(csv)
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

it.each(tables)(
  'a table with nothing but its header, or its first row twice, is reported: $name',
  async table => {
    const { rows } = realSource.csv(table.file)
    expectNamed(table.file, await allProblems(table, rows.slice(0, 1)))
    expectNamed(table.file, await allProblems(table, [...rows.slice(0, 2), ...rows.slice(1)]))
  },
)

it.each(readLines(new URL('rejected-addresses.txt', import.meta.url)))(
  'the address %s of an external link is reported',
  url => {
    const csv = withCells(externalLinks.file, 2, { url })
    expectNamed(csv.file, externalLinks.problems(sourceWithFiles([csv])))
  },
)
