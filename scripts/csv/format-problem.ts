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
