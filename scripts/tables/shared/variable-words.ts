import { eachRow, type Kind, text } from '../../csv/declare.ts'

/** Identifier of a variable or an array. */
export const variableName = text({
  pattern: /^[a-z][a-z0-9_]*$/,
  example: 'sweet_missions_passed',
  maxLength: 60,
})

/** Script names, in upper case as in the compiled scripts. */
export const scriptName = text({ pattern: /^[A-Z0-9_]{1,20}$/, example: 'SWEET' })

/** Several scripts, most accesses first. */
export const scriptNames = text({ pattern: /^[A-Za-z0-9_]+( [A-Za-z0-9_]+)*$/, example: 'SWEET GUNS1' })

/** Users of variables that are not scripts: the name among the users, and what it is. */
export const sharedCode: Readonly<Record<string, string>> = {
  main: 'code of the main script',
  unreached: 'code that never runs',
}

/** A value range of the format: `from 0 to 9`. */
export const span: Kind<string> = text({ pattern: /^from -?\d+ to -?\d+$/, example: 'from 0 to 9' })

/** The words of a list cell; none if it is empty. */
export function wordsOf(cell: string | null): readonly string[] {
  return cell === null ? [] : cell.split(' ')
}

/** Texts refer to variables by name: an index and a number after `$` are easily taken for each other. */
export const variablesNamed = eachRow(({ meaning }: { readonly meaning: string | null }) => {
  const number = meaning?.match(/\$\d+(?![\d,])|\b(index|variable) \d+/)?.[0]
  if (number === undefined) return null
  const rule = `refers to a variable by its number: ${number}`
  return { property: 'meaning', rule, allowed: 'its name', fix: 'write the name' }
})
