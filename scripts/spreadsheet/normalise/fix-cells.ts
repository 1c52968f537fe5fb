import { type CsvRow, lineOfCell } from '../../csv/csv-row.ts'
import { type AnyTable, type Source, withFiles } from '../../csv/engine/table.ts'
import type { CsvFile } from '../../csv/parse-csv.ts'

interface MendedCell {
  readonly line: number
  readonly columnName: string
  readonly cell: string
  readonly repair: string
}

interface MendedCells {
  readonly rows: readonly CsvRow[]
  readonly changes: readonly MendedCell[]
  /** Why some cells were left unchanged. */
  readonly left: readonly string[]
}

/** A cell may have several faults in turn: spaces, then capitals. */
const mostRounds = 4

/**
 * Fixes cells with an unambiguous correction, e.g. `0a` in a hex column. Fixes nothing if a spreadsheet has
 * dropped digits of other cells in the file, as the remaining faults are evidence of the loss.
 */
export function fixCells(table: AnyTable, csv: CsvFile, source: Source): MendedCells {
  let rows = csv.rows
  const changes = new Map<string, MendedCell>()
  for (let round = 0; round < mostRounds; round++) {
    const state = rows === csv.rows ? csv : { ...csv, rows }
    const problems = table.problems(withFiles(source, [state]))
    const lost = problems.filter(({ trace, repair }) => trace !== undefined && repair === undefined)
    if (lost.length > 0) {
      const left = `a spreadsheet has lost digits of ${lost.length} or more cells; restore the file`
      return { rows: csv.rows, changes: [], left: [left] }
    }
    const repairs = new Map<string, string>()
    for (const { line, column, columnName, cell, repair } of problems) {
      if (repair === undefined) continue
      const position = `${line}:${column}`
      repairs.set(position, repair)
      changes.set(position, { line, columnName, cell: changes.get(position)?.cell ?? cell, repair })
    }
    if (repairs.size === 0) break
    rows = rows.map(row => ({
      line: row.line,
      cells: row.cells.map((cell, index) => repairs.get(`${lineOfCell(row, index)}:${index + 1}`) ?? cell),
    }))
  }
  return { rows, changes: [...changes.values()], left: [] }
}
