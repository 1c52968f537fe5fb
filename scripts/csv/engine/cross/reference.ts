import { memoizeByValue } from '../../../../src/shared/memoize.ts'
import { nearest } from '../../nearest.ts'
import { type Problem, startOf } from '../../problem.ts'
import type { CellValue } from '../kind.ts'
import { problemAt, type ReadRow, type Table, type TableInfo, type TableRows } from '../table.ts'
import type { CrossCheck } from './cross-check.ts'

interface End<Row> {
  readonly table: Table<Row, object>
  readonly property: keyof Row & string
}

/** The closest row: the nearest number, or the nearest spelling if one is close enough. */
function nearestRow(rows: readonly ReadRow[], property: string, value: CellValue): ReadRow | undefined {
  if (typeof value !== 'number') {
    const names = rows.map(row => String(row.values[property]))
    const name = nearest(String(value), names)
    return name === null ? undefined : rows[names.indexOf(name)]
  }
  const distances = rows.map(row => Math.abs(Number(row.values[property]) - value))
  return rows[distances.indexOf(Math.min(...distances))]
}

/** Values known to have no target, each with the reason. */
export type KnownMisses = ReadonlyMap<CellValue, string>

function missFault(value: CellValue, to: TableRows<unknown>, property: string, targets: readonly ReadRow[]) {
  const near = nearestRow(targets, property, value)?.place(property)
  const row = near === undefined ? '' : `; nearest ${near.cell} (${near.file}:${near.line})`
  return {
    rule: `matches no ${property} in ${to.table.file}`,
    allowed: `a value of ${property} in ${to.table.file}${row}`,
    fix:
      near === undefined
        ? 'correct the cell, or add the row there'
        : `did you mean ${near.cell}? Otherwise add the row there`,
  }
}

function staleMiss(value: CellValue, reason: string, { table }: TableRows<unknown>): Problem {
  return {
    ...startOf(table.file),
    cell: String(value),
    rule: `is listed as an exception (${reason}), but has its row`,
    allowed: 'exceptions without a row',
    fix: 'remove it from the list of exceptions in scripts/tables/cross',
  }
}

/** A column that contains keys of another table. */
export interface ForeignKey {
  readonly from: { readonly table: TableInfo; readonly property: string }
  readonly to: { readonly table: TableInfo; readonly property: string }
  /** Whether every value must have a target. */
  readonly isWhole: boolean
}

/** A foreign key and its check. */
export type Reference = CrossCheck & { readonly foreignKey: ForeignKey }

/** Every non-empty value of one column exists in the other. Only the listed exceptions may be missing. */
export function reference<From, To>(
  from: End<From>,
  to: End<To>,
  knownMisses: KnownMisses = new Map(),
): Reference {
  const check: CrossCheck = source => {
    const sources = from.table.read(source)
    const targets = to.table.read(source)
    const known = new Set(targets.allRows.map(row => row.values[to.property]))
    if (!targets.isWhole || known.has(undefined)) return []
    const isMiss = (value: CellValue | undefined): value is NonNullable<CellValue> =>
      value !== undefined && value !== null && !known.has(value)
    const faultOf = memoizeByValue((value: NonNullable<CellValue>) =>
      missFault(value, targets, to.property, targets.allRows),
    )
    const problems = sources.allRows.flatMap(row => {
      const value = row.values[from.property]
      if (!isMiss(value) || knownMisses.has(value)) return []
      return [problemAt(row, from.property, faultOf(value))]
    })
    const written = new Set(sources.allRows.map(row => row.values[from.property]))
    const stale = [...knownMisses].filter(
      ([value]) => known.has(value) || (sources.isWhole && !written.has(value)),
    )
    return [...problems, ...stale.map(([value, reason]) => staleMiss(value, reason, sources))]
  }
  return Object.assign(check, { foreignKey: { from, to, isWhole: knownMisses.size === 0 } })
}
