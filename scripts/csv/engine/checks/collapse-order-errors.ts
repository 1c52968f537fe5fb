import type { Problem } from '../../problem.ts'

/** Above this number of misplaced rows, the whole table has been re-sorted. */
const mostSlips = 5

/** Order problems: all of them for a few misplaced rows, only the first for a re-sorted table. */
export function collapseOrderErrors(problems: readonly Problem[]): readonly Problem[] {
  const [first] = problems
  if (first === undefined || problems.length <= mostSlips) return problems
  const rule = `${first.rule}; ${problems.length - 1} more rows are out of order, as if the file had been sorted`
  return [{ ...first, rule, fix: 'undo the sorting, or run npm run fix' }]
}
