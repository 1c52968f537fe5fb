import type { CsvFile } from '../../../scripts/csv/csv-file.ts'
import type { Problem } from '../../../scripts/csv/declare.ts'
import { checks } from '../../../scripts/tables/tables.ts'
import { realSource, sourceWithFiles } from './sources.ts'

/** Files that each check reads in the real data. */
const filesOfChecks = checks.map(check => {
  const files = new Set<string>()
  check({
    csv(file) {
      files.add(file)
      return realSource.csv(file)
    },
  })
  return { check, files }
})

/**
 * The problems of the real data with another file, from the checks that read it: all others report the same as for the
 * real data, that is, nothing.
 */
export function problemsWith(csv: CsvFile): readonly Problem[] {
  const source = sourceWithFiles([csv])
  return filesOfChecks.flatMap(({ check, files }) => (files.has(csv.file) ? check(source) : []))
}

const isExplained = ({ file, line, column, rule, allowed, fix }: Problem): boolean =>
  file !== '' && line > 0 && column > 0 && [rule, allowed, fix].every(phrase => phrase.trim() !== '')

/** The problems that lack a position, a rule, what is allowed or a fix. */
export const unexplained = (problems: readonly Problem[]) => problems.filter(problem => !isExplained(problem))
