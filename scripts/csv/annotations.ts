import { Tally } from './collections.ts'
import type { Problem } from './problem.ts'
import { subjectOf } from './report.ts'

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
