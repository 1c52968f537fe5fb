import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OutputFile, outputFile } from './output-file.ts'

const wayBack = 'by `npm run data`. Edit that, not this file.\n\n'

/** First line of a module of src/generated. @param sources what it is made from: paths from the root of the repository */
export function madeFrom(...sources: readonly string[]): string {
  return `// Made from ${sources.join(' and ')} ${wayBack}`
}

/** The code of a module of the scripts, for a generated module that begins with its types. @param file from the root */
export function codeOf(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/**
 * A module that scripts and pages share, word for word.
 * @param path below src/generated
 * @param file path of the module from the root of the repository
 */
export function copiedModule(root: string, path: string, file: string): OutputFile {
  return outputFile(path, () => `// Copied from ${file} ${wayBack}${codeOf(root, file)}`)
}
