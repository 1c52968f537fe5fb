import type { Problem, SourceCheck } from '../../../scripts/csv/declare.ts'
import { checks, tables } from '../../../scripts/tables/tables.ts'
import type { SeededFault } from './seeded-faults.ts'
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

/** The checks that read a file: all others report the same as for the real data, that is, nothing. */
export function checksOfFile(file: string): readonly SourceCheck[] {
  return filesOfChecks.flatMap(({ check, files }) => (files.has(file) ? [check] : []))
}

/** Problems of the data with one fault; for a truncated file, only those of its own table. */
export function problemsOf({ file, csv, isCut }: SeededFault): readonly Problem[] {
  const source = sourceWithFiles([csv()])
  if (isCut) return tables.filter(table => table.file === file).flatMap(table => table.problems(source))
  return checksOfFile(file).flatMap(check => check(source))
}

const isExplained = ({ file, line, column, rule, allowed, fix }: Problem): boolean =>
  file !== '' && line > 0 && column > 0 && [rule, allowed, fix].every(phrase => phrase.trim() !== '')

/** The problems that lack a position, a rule, what is allowed or a fix. */
export const unexplained = (problems: readonly Problem[]) => problems.filter(problem => !isExplained(problem))
