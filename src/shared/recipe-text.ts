import type { NewValue } from './recipe-types.ts'

const signed = (value: number) => (value < 0 ? `− ${-value}` : `+ ${value}`)

/** How a recipe changes a value, in a few words: `50`, `at least 50`, `current value + 50, at most 1000`. */
export function newValueText({ change, value, from, limit }: NewValue): string {
  const number = from === null ? String(value).replace('-', '−') : `the value of ${from}`
  if (change === 'clean') return 'the text up to its first control character, then 00'
  if (change === 'count') return `how many values are set in ${from}`
  if (change === 'set') return number
  if (change === 'raise') return `at least ${number}`
  return `current value ${signed(value)}${limit === null ? '' : `, at ${value < 0 ? 'least' : 'most'} ${limit}`}`
}

/** File names that need no escape in any shell. */
const plainName = /^[\w ().][\w ().-]*$/

/** The command that applies a recipe. @param file name of the opened save */
export function recipeCommand(key: string, file: string | undefined): string {
  const isPlain = file !== undefined && plainName.test(file)
  const name = isPlain ? (/[ ()]/.test(file) ? `"${file}"` : file) : 'FILE'
  const options = key === 'fix-checksum' ? '--accept-wrong-checksum ' : ''
  return `npx gtasa-save recipe ${name} ${key} ${options}--out NEW-FILE`
}
