import type { Problem } from '../../csv/problem.ts'
import type { TableRows } from '../table.ts'

/** The table has exactly this number of rows. */
export function rowCount(expected: number) {
  return ({ table, isWhole, allRows }: TableRows<unknown>): readonly Problem[] => {
    if (!isWhole || allRows.length === expected) return []
    const header = { file: table.file, line: 1, column: 1, columnName: '', cell: '' }
    const place = allRows.at(-1)?.place('') ?? header
    return [
      {
        ...place,
        rule: `is the last of ${allRows.length} rows`,
        allowed: `${expected} rows`,
        fix:
          allRows.length < expected
            ? 'restore the missing row, or correct the count in the table module'
            : 'remove the extra row, or correct the count in the table module',
      },
    ]
  }
}
