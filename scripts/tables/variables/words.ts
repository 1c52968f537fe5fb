import type { Kind } from '../../csv/engine/kind.ts'
import { text } from '../../csv/engine/kinds/text.ts'

/** Name of a variable or of an array, as programs write it. */
export const variableName = text({
  pattern: /^[a-z][a-z0-9_]*$/,
  example: 'sweet_missions_passed',
  maxLength: 60,
})

/** Names of scripts, upper case as in the compiled scripts. */
export const scriptName = text({ pattern: /^[A-Z0-9_]{1,20}$/, example: 'SWEET' })

/** Several scripts, the one with most accesses first. */
export const scriptNames = text({ pattern: /^[A-Za-z0-9_]+( [A-Za-z0-9_]+)*$/, example: 'SWEET GUNS1' })

/** What uses variables but is no script: its name among the users, and what it is. */
export const sharedCode: Readonly<Record<string, string>> = {
  main: 'code of the main script',
  unreached: 'code that never runs',
}

/** A rule that turns into the range of the format: `from 0 to 9`. */
export const span: Kind<string> = text({ pattern: /^from -?\d+ to -?\d+$/, example: 'from 0 to 9' })

/** The words of a cell with a list; none for an empty one. */
export function wordsOf(cell: string | null): readonly string[] {
  return cell === null ? [] : cell.split(' ')
}
