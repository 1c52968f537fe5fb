import { startOf } from '../../problem.ts'
import type { CellValue } from '../kind.ts'
import { problemAt } from '../row-faults.ts'
import type { Check, TableInfo } from '../table.ts'

/** The module that declares a table, derived from its name: `scripts/tables/weapons.ts`. */
const declaredIn = ({ name }: TableInfo) => `scripts/tables/${name}.ts`

/**
 * Requires exactly this number of rows.
 * @param module where the number is declared, if not in the module named after the table
 */
export function rowCount(expected: number, module?: string): Check<unknown> {
  const check: Check<unknown> = ({ table, isWhole, allRows }) => {
    if (!isWhole || allRows.length === expected) return []
    const position = allRows.at(-1)?.positionOf('') ?? startOf(table.file)
    const newCount = `if the new number is intended, change ${expected} to ${allRows.length} in ${module ?? declaredIn(table)}`
    return [
      {
        ...position,
        rule: `is the last row; the table has ${allRows.length} rows, expected ${expected}`,
        allowed: `${expected} rows`,
        fix:
          allRows.length < expected
            ? `restore the missing row; ${newCount}`
            : `remove the extra row; ${newCount}`,
      },
    ]
  }
  return Object.assign(check, { isCount: true as const })
}

/** Expected number of rows per value of a property, e.g. 13 bikes and 147 cars. */
export function countsPer<Property extends string>(
  property: Property,
  expected: Readonly<Record<string, number>>,
): Check<Readonly<Record<Property, CellValue>>> {
  const check: Check<Readonly<Record<Property, CellValue>>> = ({ table, isWhole, allRows }) => {
    if (!isWhole || allRows.some(row => row.values[property] === undefined)) return []
    return Object.entries(expected).flatMap(([value, count]) => {
      const rows = allRows.filter(row => String(row.values[property]) === value)
      const last = rows.at(-1) ?? allRows.at(-1)
      if (rows.length === count || last === undefined) return []
      const repair =
        rows.length < count ? 'restore the missing row, or correct' : 'remove the extra row, or correct'
      return [
        problemAt(last, property, {
          rule: `is in the last of ${rows.length} rows with ${property} ${value}`,
          allowed: `${count} rows with ${property} ${value}`,
          fix: `${repair} the ${property} of another one; if the number is intended, change it in ${declaredIn(table)}`,
        }),
      ]
    })
  }
  return Object.assign(check, { isCount: true as const })
}
