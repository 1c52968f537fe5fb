import { describe, expect, it } from 'vitest'
import type { AnyTable } from '../../../scripts/table-engine/table.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { realSource, sourceWithFiles } from '../support/sources.ts'

/** Rules of cells are the same in every row: a few in which the exchange can be seen tell it soonest. */
const fewRows = 10

/** The problems of a table whose two headers have changed places. */
function problemsOf(table: AnyTable, one: string, other: string) {
  const { rows, ...csv } = realSource.csv(table.file)
  const [header, ...others] = rows
  if (header === undefined) throw new Error(`${table.name} has no header`)
  const [index, otherIndex] = [header.cells.indexOf(one), header.cells.indexOf(other)]
  const cells = header.cells.with(index, other).with(otherIndex, one)
  const telling = [index, otherIndex].flatMap(column =>
    others.filter(row => row.cells[column] !== '').slice(0, fewRows),
  )
  return table.problems(sourceWithFiles([{ ...csv, rows: [{ ...header, cells }, ...telling] }]))
}

describe('two headers that changed places', () => {
  it.each(tables)('are named: $name', table => {
    const names = table.columns.filter(({ isDerived }) => !isDerived).map(({ name }) => name)
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        const wrong = problemsOf(table, one, other).filter(({ line, columnName, rule }) => {
          return columnName === one || columnName === other || (line === 1 && rule.startsWith('stands where'))
        })
        expect(wrong.length, `${one} and ${other}`).toBeGreaterThan(0)
      }
    }
  })
})
