import { normalizePath } from 'vite'
import type { Problem } from '../csv/problem.ts'
import { byFile, countOf, subjectOf } from '../csv/report.ts'

/** What Vite shows above the page. */
export interface Overlay {
  readonly message: string
  readonly stack: string
}

/**
 * Faults of the data as the overlay shows them, file by file. A whole path with line and column is a link there that
 * opens the editor; long lines would be cut, so each fault takes four.
 */
export function dataOverlay(root: string, problems: readonly Problem[]): Overlay {
  const files = byFile(problems)
  const counts = `${countOf(problems.length, 'problem')} in ${countOf(files.size, 'file')}`
  const lines = [...files].flatMap(([file, group]) => [
    `${file}: ${countOf(group.length, 'problem')}`,
    ...group.flatMap(problem => [
      `  ${normalizePath(root)}/${file}:${problem.line}:${problem.column}`,
      `    ${subjectOf(problem)} ${problem.rule}`,
      `    allowed: ${problem.allowed}`,
      `    fix: ${problem.fix}`,
    ]),
    '',
  ])
  return { message: `The data has ${counts}. The page shows the last sound state.`, stack: lines.join('\n') }
}
