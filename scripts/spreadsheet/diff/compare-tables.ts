import { groupBy, type ReadonlyTally, Tally } from '#shared/collections.ts'
import { cellText } from '#shared/text.ts'
import type { BuiltData, BuiltTable, Row } from './built-data.ts'

/** Number of lines of one text missing from the other, regardless of position. */
function countMissing(lines: ReadonlyTally<string>, others: ReadonlyTally<string>): number {
  return [...lines].reduce((sum, [line, count]) => sum + Math.max(0, count - others.of(line)), 0)
}

/** Other files that differ, with the number of lines added and removed: format definitions for other tools, drawings. */
export function compareFiles(before: BuiltData, after: BuiltData) {
  const paths = new Set([...after.files.keys(), ...before.files.keys()])
  return [...paths].flatMap(path => {
    const [old = '', text = ''] = [before.files.get(path), after.files.get(path)] // a missing file has no lines
    if (old === text) return []
    const [oldLines, lines] = [new Tally(old.split('\n')), new Tally(text.split('\n'))]
    return [{ path, added: countMissing(lines, oldLines), removed: countMissing(oldLines, lines) }]
  })
}

interface CellChange {
  readonly column: string
  readonly before: string
  readonly after: string
}

/** The changes to the rows and columns of a table. */
export interface TableChange {
  readonly name: string
  readonly title: string
  /** The whole table was added or removed. */
  readonly isNew: boolean
  readonly isGone: boolean
  readonly columnsAdded: readonly string[]
  readonly columnsRemoved: readonly string[]
  readonly added: readonly NamedRow[]
  readonly removed: readonly NamedRow[]
  readonly changed: readonly { readonly row: string; readonly cells: readonly CellChange[] }[]
}

export interface NamedRow {
  /** The key cells, or all cells if the table has no key. */
  readonly row: string
  readonly cells: Row
}

const nameOf = (row: Row, columns: readonly string[]) =>
  columns.map(column => cellText(row[column])).join(' ')

/** Rows by name; rows with the same name in table order. */
const byName = (rows: readonly Row[], key: readonly string[]) => groupBy(rows, row => nameOf(row, key))

/** An empty table, for added and removed tables. */
const nothing = (table: BuiltTable): BuiltTable => ({ ...table, rows: [] })

/** Compares rows by key; without a key, a changed row counts as removed and added. */
export function compareTables(before: BuiltTable, after: BuiltTable): TableChange {
  const shared = after.columns.filter(column => before.columns.includes(column))
  const isKeyed = after.key.length > 0 && after.key.every(column => shared.includes(column))
  const key = isKeyed ? after.key : shared
  const old = byName(before.rows, key)
  const added: NamedRow[] = []
  const changed: { row: string; cells: readonly CellChange[] }[] = []
  for (const cells of after.rows) {
    const row = nameOf(cells, key)
    const match = old.get(row)?.shift()
    if (match === undefined) {
      added.push({ row, cells })
      continue
    }
    const differing = shared
      .map(column => ({ column, before: cellText(match[column]), after: cellText(cells[column]) }))
      .filter(cell => cell.before !== cell.after)
    if (differing.length > 0) changed.push({ row, cells: differing })
  }
  return {
    name: after.name,
    title: after.title,
    isNew: false,
    isGone: false,
    columnsAdded: after.columns.filter(column => !before.columns.includes(column)),
    columnsRemoved: before.columns.filter(column => !after.columns.includes(column)),
    added,
    removed: [...old].flatMap(([row, rows]) => rows.map(cells => ({ row, cells }))),
    changed,
  }
}

const differs = ({ isNew, isGone, ...lists }: TableChange) =>
  isNew ||
  isGone ||
  [lists.columnsAdded, lists.columnsRemoved, lists.added, lists.removed, lists.changed].some(
    list => list.length > 0,
  )

/** The tables that differ between two builds, in the order of the later one; removed tables come last. */
export function compareData(before: BuiltData, after: BuiltData): readonly TableChange[] {
  const kept = [...after.tables.values()].map(table => {
    const old = before.tables.get(table.name)
    return { ...compareTables(old ?? nothing(table), table), isNew: old === undefined }
  })
  const gone = [...before.tables.values()]
    .filter(({ name }) => !after.tables.has(name))
    .map(table => ({ ...compareTables(table, nothing(table)), isGone: true }))
  return [...kept, ...gone].filter(differs)
}
