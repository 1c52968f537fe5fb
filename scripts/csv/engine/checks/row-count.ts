import { type Problem, startOf } from '../../problem.ts'
import type { TableInfo, TableRows } from '../table.ts'

/** The module that declares a table, where its name tells: `scripts/tables/weapons.ts`. */
export const declaredIn = ({ name }: TableInfo) => `scripts/tables/${name}.ts`

/**
 * The table has exactly this number of rows.
 * @param module where that number stands, if not where the name of the table tells
 */
export function rowCount(expected: number, module?: string) {
  return ({ table, isWhole, allRows }: TableRows<unknown>): readonly Problem[] => {
    if (!isWhole || allRows.length === expected) return []
    const place = allRows.at(-1)?.place('') ?? startOf(table.file)
    const newCount = `if the new number is right, write ${allRows.length} for ${expected} in ${module ?? declaredIn(table)}`
    return [
      {
        ...place,
        rule: `is the last of ${allRows.length} rows`,
        allowed: `${expected} rows`,
        fix:
          allRows.length < expected
            ? `restore the missing row; ${newCount}`
            : `remove the extra row; ${newCount}`,
      },
    ]
  }
}
