import { CommandError } from '../../cli/command-error.ts'
import {
  type CommandArguments,
  type CommandLine,
  helpText,
  parseCommandLine,
} from '../../cli/command-line.ts'
import { fileFault } from '../../cli/file-fault.ts'
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

const help = `Reads save files of GTA San Andreas (PC) block by block and reports whether each one is sound.
For a folder, all *.b files in it are read.

  --json      print one JSON array with all results, one entry for each readable file;
              unreadable files are reported on stderr
  -h, --help  print this text

A save is sound if its length and checksum are correct, every block ends exactly at the marker of the next, and all
counts, sizes and constants match the format. Other values outside their usual range, and handles of script variables
that refer to nothing, are listed, but a sound save may contain some.

Exit code:
  0  every path was read and every save is sound
  1  a save is not sound, or a path could not be read or contains no save
  2  wrong arguments; nothing was read`

const lineOf = (call: string): CommandLine => {
  return { call, help, options: { json: 'flag' }, count: [1, Number.POSITIVE_INFINITY] }
}

function readVerdict(codec: SaveCodec, file: string): SaveVerdict | string {
  let bytes: Uint8Array
  try {
    bytes = readSaveFile(file, codec.definition.file.size)
  } catch (error) {
    return `${file}: ${fileFault(error)}`
  }
  return verifySave(codec, file, bytes)
}

/** Prints verdicts one at a time, so that thousands of saves need no memory. */
function verifyFiles(
  codec: SaveCodec,
  files: readonly string[],
  isJson: boolean,
  { print, complain }: Output,
) {
  let read = 0
  let sound = 0
  for (const file of files) {
    const verdict = readVerdict(codec, file)
    if (typeof verdict === 'string') {
      complain(verdict)
      continue
    }
    print(isJson ? `${read === 0 ? '[' : ','}${JSON.stringify(verdict)}` : printVerdict(verdict))
    read++
    if (verdict.isSound) sound++
  }
  if (isJson) print(read === 0 ? '[]' : ']')
  else print(`${sound} of ${files.length} files are sound`)
  return sound
}

/**
 * The command that verifies saves: `npm run verify-saves`, and `verify` of the package.
 * @param args command line arguments after the command
 * @param call how to run the command, for its help
 * @returns the exit code
 */
export function runVerify(
  codec: SaveCodec,
  args: readonly string[],
  output: Output,
  call = 'npm run verify-saves -- FILES or FOLDERS [--json]',
): number {
  const line = lineOf(call)
  let parsed: CommandArguments
  try {
    parsed = parseCommandLine(line, args)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    output.complain(error.message)
    return error.exitCode
  }
  if (parsed.isHelp) {
    output.print(helpText(line))
    return 0
  }
  const { files, faults } = findSaves(parsed.others)
  for (const fault of faults) output.complain(fault)
  const sound = verifyFiles(codec, files, parsed.flags.has('json'), output)
  return faults.length === 0 && sound === files.length ? 0 : 1
}
