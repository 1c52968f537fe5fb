import type { Problem } from '../../problem.ts'
import type { CellValue } from '../kind.ts'
import { problemAt, type TableRows } from '../table.ts'
import { declaredIn } from './row-count.ts'

/** Expected number of rows per value of a property, e.g. 13 bikes and 147 cars. */
export function countsPer<Property extends string>(
  property: Property,
  expected: Readonly<Record<string, number>>,
) {
  return ({
    table,
    isWhole,
    allRows,
  }: TableRows<Readonly<Record<Property, CellValue>>>): readonly Problem[] => {
    if (!isWhole || allRows.some(row => row.values[property] === undefined)) return []
    return Object.entries(expected).flatMap(([value, count]) => {
      const rows = allRows.filter(row => String(row.values[property]) === value)
      const last = rows.at(-1) ?? allRows.at(-1)
      if (rows.length === count || last === undefined) return []
      const rule = `is in the last of ${rows.length} rows with ${property} ${value}`
      const repair =
        rows.length < count ? 'restore the missing row, or correct' : 'remove the extra row, or correct'
      const fix = `${repair} the ${property} of another one; if the number is intended, change it in ${declaredIn(table)}`
      return [problemAt(last, property, { rule, allowed: `${count} rows with ${property} ${value}`, fix })]
    })
  }
}
