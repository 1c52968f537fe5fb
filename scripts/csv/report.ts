import { formatProblem } from './format-problem.ts'
import type { Problem } from './problem.ts'

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

/** All problems in the order of files, lines and columns, one per line; last line `N problems` or `passed`. */
export function formatReport(problems: readonly Problem[]): string {
  const lines = [...problems].sort(byPlace).map(formatProblem)
  const count = problems.length
  return [...lines, count === 0 ? 'passed' : `${count} ${count === 1 ? 'problem' : 'problems'}`].join('\n')
}
