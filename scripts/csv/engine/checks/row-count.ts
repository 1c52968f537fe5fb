import { type Problem, startOf } from '../../problem.ts'
import type { TableInfo, TableRows } from '../table.ts'

/** The module that declares a table, derived from its name: `scripts/tables/weapons.ts`. */
export const declaredIn = ({ name }: TableInfo) => `scripts/tables/${name}.ts`

/**
 * Requires exactly this number of rows.
 * @param module where the number is declared, if not in the module named after the table
 */
export function rowCount(expected: number, module?: string) {
  return ({ table, isWhole, allRows }: TableRows<unknown>): readonly Problem[] => {
    if (!isWhole || allRows.length === expected) return []
    const place = allRows.at(-1)?.place('') ?? startOf(table.file)
    const newCount = `if the new number is intended, change ${expected} to ${allRows.length} in ${module ?? declaredIn(table)}`
    return [
      {
        ...place,
        rule: `is the last row; the table has ${allRows.length} rows, expected ${expected}`,
        allowed: `${expected} rows`,
        fix:
          allRows.length < expected
            ? `restore the missing row; ${newCount}`
            : `remove the extra row; ${newCount}`,
      },
    ]
  }
}
