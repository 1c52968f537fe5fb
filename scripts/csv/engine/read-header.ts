import { nearest } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import type { KindName } from './kind.ts'
import type { TableColumn } from './table.ts'

export interface Header {
  /** Index of the CSV column for each known column name. */
  readonly positions: ReadonlyMap<string, number>
  readonly width: number
  readonly problems: readonly Problem[]
}

/** A whole number may stand where one with a fraction is expected. */
const groupOf = (kind: KindName) => (kind === 'integer' ? 'float' : kind)

/**
 * Columns whose cells look alike, such as `x` and `y`, must keep the order of the table: exchanged headers could not be
 * told from it in any other way.
 */
function exchangedColumns(
  file: string,
  columns: readonly TableColumn[],
  positions: ReadonlyMap<string, number>,
): readonly Problem[] {
  const present = columns.flatMap(({ name, kind }) => {
    const index = positions.get(name)
    return index === undefined ? [] : [{ name, index, group: groupOf(kind.name) }]
  })
  return [...new Set(present.map(({ group }) => group))].flatMap(group => {
    const alike = present.filter(column => column.group === group)
    const standing = alike.toSorted((one, other) => one.index - other.index)
    const at = standing.findIndex(({ name }, order) => name !== alike[order]?.name)
    const [found, wanted] = [standing[at], alike[at]]
    if (found === undefined || wanted === undefined) return []
    return {
      ...{ file, line: 1, column: found.index + 1, columnName: 'header', cell: found.name },
      rule: `stands where ${wanted.name} belongs, whose cells look alike`,
      allowed: `in this order: ${alike.map(({ name }) => name).join(', ')}`,
      fix: `write ${wanted.name}, or put the whole column back`,
    }
  })
}

/** Matches the cells of the header row with the columns of the table; only columns that look alike keep their order. */
export function readHeader(file: string, cells: readonly string[], columns: readonly TableColumn[]): Header {
  const columnNames = columns.map(({ name }) => name)
  const positions = new Map<string, number>()
  const problems: Problem[] = []
  const allowed = columnNames.join(', ')
  for (const [index, name] of cells.entries()) {
    const place = { file, line: 1, column: index + 1, columnName: 'header', cell: name }
    const first = positions.get(name)
    if (first !== undefined) {
      const rule = `names a column that column ${first + 1} has already`
      problems.push({ ...place, rule, allowed: 'each name once', fix: 'remove or rename one of them' })
    } else if (!columnNames.includes(name)) {
      const close = nearest(name, columnNames)
      const fix =
        close === null ? 'remove the column, or add it to the table module' : `did you mean ${close}?`
      problems.push({ ...place, rule: 'is not a column of this table', allowed, fix })
    } else {
      positions.set(name, index)
    }
  }
  for (const name of columnNames.filter(columnName => !positions.has(columnName))) {
    const place = { file, line: 1, column: cells.length + 1, columnName: 'header', cell: '' }
    problems.push({ ...place, rule: `lacks the column ${name}`, allowed, fix: `add the column ${name}` })
  }
  const exchanged = problems.length > 0 ? [] : exchangedColumns(file, columns, positions)
  return { positions, width: cells.length, problems: [...problems, ...exchanged] }
}
