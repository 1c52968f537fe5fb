import { problemAt } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import type { LayoutCheck } from './layout-check.ts'

/** Every struct is used, has fields unless its block is empty, and has the size in structs.csv. */
export const structsUsed: LayoutCheck = ({ readings, definition }) => {
  const roots = new Set(definition.blocks.map(({ struct }) => struct))
  const problems: Problem[] = []
  for (const { struct, row, fixedSize } of readings.values()) {
    if (struct.blocks.length === 0) {
      const rule = 'is used by no block'
      problems.push(
        problemAt(row, 'struct', { rule, allowed: 'structs in use', fix: 'remove it, or use it' }),
      )
    }
    if (struct.fields.length === 0 && !roots.has(struct.name)) {
      const rule = 'has no fields'
      const fix = 'add its fields to fields.csv'
      problems.push(problemAt(row, 'struct', { rule, allowed: 'structs with fields', fix }))
    }
    const { size, mobileSize } = row.values
    const isOnMobile = definition.platform === 'mobile' && mobileSize !== null
    if ((isOnMobile ? mobileSize : size) !== fixedSize) {
      const rule = 'is not the sum of its fields'
      const fix = `write ${fixedSize}, or correct the fields`
      problems.push(
        problemAt(row, isOnMobile ? 'mobileSize' : 'size', { rule, allowed: `${fixedSize}`, fix }),
      )
    }
  }
  return problems
}
