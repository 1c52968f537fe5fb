import { expect, it } from 'vitest'
import type { CsvFile } from '../../../scripts/csv/csv-file.ts'
import type { AnyTable, Problem } from '../../../scripts/csv/declare.ts'
import { externalLinks } from '../../../scripts/tables/external-links.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { readLines } from '../../support/csv-rows.ts'
import { formatProblems } from '../format/support.ts'
import { problemsWith, unexplained } from '../support/fault-problems.ts'
import { realSource, sourceWithFiles, withCells } from '../support/sources.ts'

async function problemsOf(table: AnyTable, csv: CsvFile): Promise<readonly Problem[]> {
  const source = sourceWithFiles([csv])
  const own = table.problems(source)
  if (own.length > 0) return own
  return table.name.startsWith('format/') ? formatProblems(source) : problemsWith(csv)
}

/** Expects that a damaged file is reported with complete messages. */
async function expectNamed(table: AnyTable, csv: CsvFile): Promise<void> {
  const own = (await problemsOf(table, csv)).filter(({ file }) => file === csv.file)
  expect(own).not.toEqual([])
  expect(unexplained(own)).toEqual([])
}

it.each(tables)('a table with a row too many or too few is reported: $name', async table => {
  const csv = realSource.csv(table.file)
  const [header, first, ...others] = csv.rows
  if (header === undefined || first === undefined) throw new Error(`${table.name} has no rows`)
  const damaged = [[header], [header, first, first, ...others]]
  if (table.hasFixedSize)
    damaged.push(
      [header, ...others],
      csv.rows.toSpliced(Math.floor(csv.rows.length / 2), 1),
      csv.rows.slice(0, -1),
    )
  for (const rows of damaged) await expectNamed(table, { ...csv, rows })
})

it.each(readLines(new URL('rejected-addresses.txt', import.meta.url)))(
  'the address %s of an external link is reported',
  url => expectNamed(externalLinks, withCells(externalLinks.file, 2, { url })),
)
