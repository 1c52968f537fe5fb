import { describe, expect, it } from 'vitest'
import type { CsvRow } from '../../../scripts/csv/csv-row.ts'
import type { AnyTable } from '../../../scripts/csv/engine/table.ts'
import { tables } from '../../../scripts/tables/tables.ts'
import { realSource, sourceWithFiles } from '../support/sources.ts'

/** Rules of cells are the same in every row: a few in which the exchange can be seen tell it soonest. */
const fewRows = 5

/** A reader of the problems of a table whose two headers have changed places. */
function exchanges(table: AnyTable) {
  const { rows, ...csv } = realSource.csv(table.file)
  const [header, ...others] = rows
  if (header === undefined) throw new Error(`${table.name} has no header`)
  const filled = header.cells.map((_, column) => {
    const found: CsvRow[] = []
    for (let at = 0; at < others.length && found.length < fewRows; at++) {
      const row = others[at]
      if (row?.cells[column]) found.push(row)
    }
    return found
  })
  return (one: string, other: string) => {
    const [index, otherIndex] = [header.cells.indexOf(one), header.cells.indexOf(other)]
    const cells = header.cells.with(index, other).with(otherIndex, one)
    const telling = [filled[index], filled[otherIndex]].flatMap(few => few ?? [])
    return table.problems(sourceWithFiles([{ ...csv, rows: [{ ...header, cells }, ...telling] }]))
  }
}

describe('two headers that changed places', () => {
  it.each(tables)('are named: $name', table => {
    const names = table.columns.filter(({ isDerived }) => !isDerived).map(({ name }) => name)
    const problemsOf = exchanges(table)
    for (const [index, one] of names.entries()) {
      // Neighbours, whose exchange happens most easily; the rule does not ask how far apart they stand.
      for (const other of names.slice(index + 1, index + 2)) {
        const wrong = problemsOf(one, other).filter(({ line, columnName, rule }) => {
          return columnName === one || columnName === other || (line === 1 && rule.startsWith('stands where'))
        })
        expect(wrong.length, `${one} and ${other}`).toBeGreaterThan(0)
      }
    }
  })
})
