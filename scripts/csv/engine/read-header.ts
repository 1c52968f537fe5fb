import { nearest } from '#shared/nearest.ts'
import type { CsvRow } from '../csv-file.ts'
import type { Problem } from '../problem.ts'
import type { TableColumn } from './table.ts'

export interface Header {
  /** Index of the CSV column for each known column name. */
  readonly positions: ReadonlyMap<string, number>
  readonly width: number
  readonly problems: readonly Problem[]
}

/** Whether the cells of a column may be those of another. */
function fits({ kind }: TableColumn, rows: readonly CsvRow[], index: number): boolean {
  return rows.every(({ cells }) => 'value' in kind.parse(cells[index] ?? ''))
}

/**
 * Two columns that have only exchanged their positions, while the cells fit either way: nothing else shows that just
 * their names were exchanged.
 */
export function exchangedColumns(
  file: string,
  { positions }: Header,
  columns: readonly TableColumn[],
  rows: readonly CsvRow[],
): readonly Problem[] {
  const written = [...columns].sort((a, b) => (positions.get(a.name) ?? 0) - (positions.get(b.name) ?? 0))
  const moved = columns.filter((column, index) => column !== written[index])
  const [first, second, ...others] = moved
  const [at, to] = [positions.get(first?.name ?? ''), positions.get(second?.name ?? '')]
  if (first === undefined || second === undefined || others.length > 0) return []
  if (at === undefined || to === undefined || !fits(first, rows, to) || !fits(second, rows, at)) return []
  return [
    {
      file,
      line: 1,
      column: to + 1,
      columnName: 'header',
      cell: second.name,
      rule: `has exchanged its position with ${first.name}, and the cells fit either way`,
      allowed: columns.map(({ name }) => name).join(', '),
      fix: 'exchange the two names, or the columns with their cells',
    },
  ]
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
      problems.push({
        ...position,
        rule: `repeats the name of column ${first + 1}`,
        allowed: 'each name once',
        fix: 'remove or rename one of them',
      })
    } else if (!columnNames.includes(name)) {
      const close = nearest(name, columnNames)
      problems.push({
        ...position,
        rule: 'is not a column of this table',
        allowed,
        fix: close === null ? 'remove the column, or add it to the table module' : `did you mean ${close}?`,
      })
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
