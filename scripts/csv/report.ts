import type { Problem } from './problem.ts'

const longestCellShown = 60

/** The cell in quotes on one line: control and invisible characters as escapes, long cells cut. */
function quoteCell(cell: string): string {
  const start = cell.length > longestCellShown ? `${cell.slice(0, longestCellShown)}…` : cell
  const visible = JSON.stringify(start).replace(
    /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return cell.length > longestCellShown ? `${visible} (${cell.length} characters)` : visible
}

/** `file:line:column: name "cell" rule; allowed: …; fix: …` on one line. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, columnName, cell, rule, allowed, fix } = problem
  const subject = columnName === '' ? quoteCell(cell) : `${columnName} ${quoteCell(cell)}`
  return `${file}:${line}:${column}: ${subject} ${rule}; allowed: ${allowed}; fix: ${fix}`
}

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
