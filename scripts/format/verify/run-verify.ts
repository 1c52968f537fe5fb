import type { SaveCodec } from '../codec/compile-format.ts'
import { findSaves } from './find-saves.ts'
import { printVerdict } from './print-verdict.ts'
import { readSaveFile } from './read-save-file.ts'
import type { SaveVerdict } from './verdict.ts'
import { verifySave } from './verify-save.ts'

export interface Output {
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
}

const usage = `usage: npm run verify-saves -- FILES or FOLDERS [--json]
Reads save files of GTA San Andreas (PC) block by block and says whether each one is sound.
Of a folder all files *.b are read. --json prints one array with all that was found.
Exit code: 0 all sound, 1 something is wrong, 2 wrong arguments.`

function verifyFile(codec: SaveCodec, file: string): SaveVerdict | string {
  try {
    return verifySave(codec, file, readSaveFile(file, codec.definition.file.size))
  } catch (error) {
    if (error instanceof Error && 'code' in error) return `${file}: cannot be read (${error.message})`
    throw error
  }
}

/**
 * The command `verify-saves`.
 * @param args command line arguments behind the command
 * @returns the exit code
 */
export function runVerify(codec: SaveCodec, args: readonly string[], { print, complain }: Output): number {
  const options = args.filter(arg => arg.startsWith('--'))
  const paths = args.filter(arg => !arg.startsWith('--'))
  const strange = options.find(option => option !== '--json')
  if (strange !== undefined || paths.length === 0) {
    complain(strange === undefined ? usage : `${strange} is no option\n${usage}`)
    return 2
  }
  const isJson = options.includes('--json')
  const { files, faults } = findSaves(paths)
  for (const fault of faults) complain(fault)
  let isFine = faults.length === 0
  let sound = 0
  for (const [index, file] of files.entries()) {
    const verdict = verifyFile(codec, file)
    if (typeof verdict === 'string') complain(verdict)
    else if (isJson) print(`${index === 0 ? '[' : ','}${JSON.stringify(verdict)}`)
    else print(printVerdict(verdict))
    const isSound = typeof verdict !== 'string' && verdict.isSound
    isFine &&= isSound
    sound += isSound ? 1 : 0
  }
  if (isJson) print(files.length === 0 ? '[]' : ']')
  else print(`${sound} of ${files.length} files are sound`)
  return isFine ? 0 : 1
}
