import { expect, it } from 'vitest'
import type { Problem } from '../../../scripts/csv/declare.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { seededRandom } from '../../support/seeded-random.ts'
import { problemsOf, unexplained } from '../support/fault-problems.ts'
import { faultPerColumn, faultsPerFile } from '../support/seeded-faults.ts'

// Each table has its own seed, so that an added row in one table does not change the faults of the others.
const cellFaults = tables.flatMap(table => faultPerColumn(table, seededRandom(2004)))
/** The tables of the map and of the format have their own tests. */
const pageTables = tables.filter(({ name }) => !/^(map|format)\//.test(name))
const fileFaults = pageTables.flatMap(faultsPerFile)

it.each(cellFaults)('a wrong cell is reported with its position: $name', fault => {
  const problems = problemsOf(fault)
  expect(problems).toContainEqual(expect.objectContaining({ file: fault.file, ...fault.position }))
  expect(unexplained(problems)).toEqual([])
})

it.each(fileFaults)('a damaged file is reported: $name', fault => {
  const problems = problemsOf(fault).filter(({ file }) => file === fault.file)
  const isCounted = ({ rule }: Problem) => /^is the last row; the table has \d+ rows/.test(rule)
  const own = fault.isCut ? problems.filter(problem => !isCounted(problem)) : problems
  expect(own.length).toBeGreaterThan(0)
  expect(unexplained(problems)).toEqual([])
})
