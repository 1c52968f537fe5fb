import { nearest } from '../../nearest.ts'
import { type Problem, startOf } from '../../problem.ts'
import type { CellValue } from '../kind.ts'
import { oncePerValue } from '../once-per.ts'
import { problemAt, type ReadRow, type Table, type TableInfo, type TableRows } from '../table.ts'
import type { CrossCheck } from './cross-check.ts'

interface End<Row> {
  readonly table: Table<Row, object>
  readonly property: keyof Row & string
}

/** The row whose value comes closest: the nearest number, or the nearest spelling when one is close enough. */
function nearestRow(rows: readonly ReadRow[], property: string, value: CellValue): ReadRow | undefined {
  if (typeof value !== 'number') {
    const names = rows.map(row => String(row.values[property]))
    const name = nearest(String(value), names)
    return name === null ? undefined : rows[names.indexOf(name)]
  }
  const distances = rows.map(row => Math.abs(Number(row.values[property]) - value))
  return rows[distances.indexOf(Math.min(...distances))]
}

/** Values that lead nowhere and are known to, each with the reason. */
export type KnownMisses = ReadonlyMap<CellValue, string>

function missFault(value: CellValue, to: TableRows<unknown>, property: string, targets: readonly ReadRow[]) {
  const near = nearestRow(targets, property, value)?.place(property)
  const row = near === undefined ? '' : `; nearest ${near.cell} (${near.file}:${near.line})`
  return {
    rule: `refers to no ${property} of ${to.table.file}`,
    allowed: `a value of ${property} in ${to.table.file}${row}`,
    fix:
      near === undefined
        ? 'correct the cell, or add the row there'
        : `did you mean ${near.cell}? Else add the row there`,
  }
}

function staleMiss(value: CellValue, reason: string, { table }: TableRows<unknown>): Problem {
  return {
    ...startOf(table.file),
    cell: String(value),
    rule: `is listed as leading nowhere (${reason}), but does not`,
    allowed: 'known misses that occur',
    fix: 'remove it from the list of known misses in scripts/tables/cross',
  }
}

/** A column of one table that holds keys of another. */
export interface ForeignKey {
  readonly from: { readonly table: TableInfo; readonly property: string }
  readonly to: { readonly table: TableInfo; readonly property: string }
  /** Whether every value leads to a row. */
  readonly isWhole: boolean
}

/** The check of a reference, and what it checks. */
export type Reference = CrossCheck & { readonly foreignKey: ForeignKey }

/** Each value of one column (empty cells apart) is a value of the other. Only listed misses may lead nowhere. */
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
    const faultOf = oncePerValue((value: NonNullable<CellValue>) =>
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
