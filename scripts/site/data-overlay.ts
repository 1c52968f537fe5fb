import { normalizePath } from 'vite'
import { countOf } from '#shared/text.ts'
import type { Problem } from '../csv/declare.ts'
import { byFile, subjectOf } from '../csv/report.ts'

/** Message of the Vite error overlay. */
interface Overlay {
  readonly message: string
  readonly stack: string
}

/**
 * Formats data problems for the Vite error overlay, by file. A full path with line and column becomes a link
 * to the editor; each problem takes four lines, as long ones would be truncated.
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
  return { message: `The data has ${counts}. The page shows the last valid state.`, stack: lines.join('\n') }
}
