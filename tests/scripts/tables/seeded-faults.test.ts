import { expect, it } from 'vitest'
import type { AnyTable, KindName } from '../../../scripts/csv/declare.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { Random } from '../../support/seeded-random.ts'
import { problemsWith, unexplained } from '../support/fault-problems.ts'
import { realSource, sourceWithFiles, withCells } from '../support/sources.ts'

const wrongCells: Readonly<Record<KindName, readonly string[]>> = {
  integer: ['12.5', '1O', '1,000', '1E3'],
  float: ['12,5', '1e3', 'O.5', '--1'],
  hex: ['G0', '0x1', 'a', '1.00E+03'],
  text: ['=cmd', 'a\u0000b', ' spaces ', 'left\u202eright'],
  choice: ['Nothing like it', '?', 'none', '0'],
  boolean: ['maybe', 'TRUE', '1', 'Yes'],
  colour: ['red', '#12345', '#gggggg', '123456'],
}

/** A wrong cell in a random row of each column. */
function faultsOf(table: AnyTable) {
  const { file, columns } = table
  // Each table has its own seed, so that an added row in one table does not change the faults of the others.
  const random = new Random(2004)
  const rows = realSource.csv(file).rows.length - 1
  return columns
    .filter(({ isDerived }) => !isDerived)
    .map(({ name, kind }) => {
      const line = random.integer(2, rows + 1)
      const wrong = wrongCells[kind.name].filter(cell => 'fault' in kind.parse(cell))
      return { table, file, line, columnName: name, cell: wrong[random.integer(0, wrong.length - 1)] ?? '=' }
    })
}

it.each(tables.flatMap(faultsOf))(
  'a wrong cell is reported with its position: $file:$line $columnName $cell',
  ({ table, file, line, columnName, cell }) => {
    const csv = withCells(file, line, { [columnName]: cell })
    // The checks between tables take long with the long ones.
    const problems = csv.rows.length > 1000 ? table.problems(sourceWithFiles([csv])) : problemsWith(csv)
    expect(problems).toContainEqual(expect.objectContaining({ file, line, columnName, cell }))
    expect(unexplained(problems)).toEqual([])
  },
)
