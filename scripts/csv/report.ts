import { styleText } from 'node:util'
import { groupBy, Tally } from '#shared/collections.ts'
import { countOf } from '#shared/text.ts'
import type { Problem } from './problem.ts'

const styles = {
  position: 'cyan',
  name: 'bold',
  cell: 'yellow',
  fix: 'green',
  good: 'green',
  bad: 'red',
} as const

/** Colours a part of a report. */
type Paint = (part: keyof typeof styles, text: string) => string

/** No colours. */
const plain: Paint = (_, text) => text

/** Colours if the stream is a terminal that supports them; honours NO_COLOR and FORCE_COLOR. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (part, text) => styleText(styles[part], text, { stream, validateStream: true })
}

const longestCellShown = 60

/** Quotes a cell on one line: control and invisible characters are escaped, long cells truncated. */
export function quoteCell(cell: string): string {
  const start = cell.length > longestCellShown ? `${cell.slice(0, longestCellShown)}…` : cell
  const visible = JSON.stringify(start).replace(
    /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return cell.length > longestCellShown ? `${visible} (${cell.length} characters)` : visible
}

/** `name "cell"`, or only the cell if the problem concerns a whole line or file. */
export function subjectOf({ columnName, cell }: Problem, paint: Paint = plain): string {
  const quoted = paint('cell', quoteCell(cell))
  return columnName === '' ? quoted : `${paint('name', columnName)} ${quoted}`
}

/** `file:line:column: name "cell" rule; allowed: …; fix: …` on one line. */
export function formatProblem(problem: Problem, paint: Paint = plain): string {
  const { file, line, column, rule, allowed, fix } = problem
  const position = paint('position', `${file}:${line}:${column}:`)
  return `${position} ${subjectOf(problem, paint)} ${rule}; allowed: ${allowed}; fix: ${paint('fix', fix)}`
}

/** Groups problems by file, sorted by file, line and column. */
export function byFile(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const groups = groupBy(problems, ({ file }) => file)
  for (const group of groups.values()) group.sort((a, b) => a.line - b.line || a.column - b.column)
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Problems shown per file: a shifted file has a problem in each of its cells. */
const mostShown = 200

/**
 * Formats the problems by file: a heading with their number, then one line each. The last line is `N problems` or
 * `passed`.
 */
export function formatReport(problems: readonly Problem[], paint: Paint = plain): string {
  if (problems.length === 0) return paint('good', 'passed')
  const total = paint('bad', countOf(problems.length, 'problem'))
  if (problems.length === 1) return [...problems.map(one => formatProblem(one, paint)), total].join('\n')
  const groups = [...byFile(problems)].flatMap(([file, group]) => [
    `${paint('name', file)}: ${countOf(group.length, 'problem')}`,
    ...group.slice(0, mostShown).map(problem => `  ${formatProblem(problem, paint)}`),
    ...(group.length > mostShown ? [`  … and ${group.length - mostShown} more in this file`] : []),
    '',
  ])
  return [...groups, total].join('\n')
}

/** Escapes a value for a GitHub Actions workflow command. */
const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/**
 * Formats problems as GitHub Actions annotations, shown beside the lines of a pull request. GitHub shows ten
 * per step, so the first problem of each file precedes the second of any.
 */
export function formatAnnotations(problems: readonly Problem[]): string {
  const seen = new Tally<string>()
  const ranked = problems.map(problem => ({ problem, rank: seen.add(problem.file) }))
  const sorted = ranked.toSorted((a, b) => a.rank - b.rank)
  return sorted
    .map(({ problem }) => {
      const { file, line, column, columnName, rule, allowed, fix } = problem
      const title = columnName === '' ? '' : `,title=${escapeProperty(columnName)}`
      const position = `file=${escapeProperty(file)},line=${line},col=${column}${title}`
      const text = `${subjectOf(problem)} ${rule}; allowed: ${allowed}; fix: ${fix}`
      return `::error ${position}::${escapeText(text)}`
    })
    .join('\n')
}
