import type { Problem } from '../../problem.ts'

/** More rows than this are out of place only when somebody has sorted all of them. */
const mostSlips = 5

/** Problems of the order of rows: each of a few slips, but the first alone of rows that were sorted otherwise. */
export function tellOnce(problems: readonly Problem[]): readonly Problem[] {
  const [first] = problems
  if (first === undefined || problems.length <= mostSlips) return problems
  const rule = `${first.rule}; ${problems.length - 1} more rows are out of order, as if all had been sorted`
  return [{ ...first, rule, fix: 'undo the sorting, or run npm run fix' }]
}
