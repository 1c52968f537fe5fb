/** File names that need no escape in any shell. */
const plainName = /^[\w ().][\w ().-]*$/

/** The command that applies a recipe. @param file name of the opened save */
export function recipeCommand(key: string, file: string | undefined): string {
  const isPlain = file !== undefined && plainName.test(file)
  const name = isPlain ? (/[ ()]/.test(file) ? `"${file}"` : file) : 'FILE'
  const options = key === 'fix-checksum' ? '--accept-wrong-checksum ' : ''
  return `npx gtasa-save recipe ${name} ${key} ${options}--out NEW-FILE`
}
