import { nearest } from '../../csv/nearest.ts'
import type { CellValue } from '../kind.ts'
import type { ReadRow } from '../table.ts'

/** The row whose value comes closest: the nearest number, or the nearest spelling when one is close enough. */
export function nearestRow(
  rows: readonly ReadRow[],
  property: string,
  value: CellValue,
): ReadRow | undefined {
  if (typeof value !== 'number') {
    const names = rows.map(row => String(row.values[property]))
    const name = nearest(String(value), names)
    return name === null ? undefined : rows[names.indexOf(name)]
  }
  const distances = rows.map(row => Math.abs(Number(row.values[property]) - value))
  return rows[distances.indexOf(Math.min(...distances))]
}
