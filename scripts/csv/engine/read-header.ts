import { nearest } from '../../../src/shared/nearest.ts'
import type { Problem } from '../problem.ts'
import type { TableColumn } from './table.ts'

export interface Header {
  /** Index of the CSV column for each known column name. */
  readonly positions: ReadonlyMap<string, number>
  readonly width: number
  readonly problems: readonly Problem[]
}

/** Matches the header cells to the columns of the table, in any order. */
export function readHeader(file: string, cells: readonly string[], columns: readonly TableColumn[]): Header {
  const columnNames = columns.map(({ name }) => name)
  const positions = new Map<string, number>()
  const problems: Problem[] = []
  const allowed = columnNames.join(', ')
  for (const [index, name] of cells.entries()) {
    const position = { file, line: 1, column: index + 1, columnName: 'header', cell: name }
    const first = positions.get(name)
    if (first !== undefined) {
      const rule = `repeats the name of column ${first + 1}`
      problems.push({ ...position, rule, allowed: 'each name once', fix: 'remove or rename one of them' })
    } else if (!columnNames.includes(name)) {
      const close = nearest(name, columnNames)
      const fix =
        close === null ? 'remove the column, or add it to the table module' : `did you mean ${close}?`
      problems.push({ ...position, rule: 'is not a column of this table', allowed, fix })
    } else {
      positions.set(name, index)
    }
  }
  for (const name of columnNames.filter(columnName => !positions.has(columnName))) {
    const position = { file, line: 1, column: cells.length + 1, columnName: 'header', cell: '' }
    problems.push({ ...position, rule: `lacks the column ${name}`, allowed, fix: `add the column ${name}` })
  }
  return { positions, width: cells.length, problems }
}
