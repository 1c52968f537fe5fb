import type { Problem } from '../../problem.ts'
import type { CellValue } from '../kind.ts'
import { problemAt, type ReadRow, type TableRows } from '../table.ts'

/** Rows that share a value of one property also share a value of the other; empty values are ignored. */
export function determines<Key extends string, Value extends string>(key: Key, property: Value) {
  return ({ allRows }: TableRows<Readonly<Record<Key | Value, CellValue>>>): readonly Problem[] => {
    const first = new Map<CellValue, ReadRow>()
    return allRows.flatMap(row => {
      const keyValue = row.values[key]
      const value = row.values[property]
      if (keyValue === undefined || keyValue === null || value === undefined) return []
      const earlier = first.get(keyValue)
      if (earlier === undefined) first.set(keyValue, row)
      if (earlier === undefined || earlier.values[property] === value) return []
      const rule = `differs from line ${earlier.place(key).line}, which has the same ${key} ${keyValue}`
      const allowed = `${earlier.values[property] ?? 'an empty cell'} for ${key} ${keyValue}`
      return [problemAt(row, property, { rule, allowed, fix: 'correct one of the two rows' })]
    })
  }
}
