import type { CommandArguments, CommandLine } from '../../cli/command-line.ts'
import { fileFault } from '../../cli/file-fault.ts'
import type { Output } from '../../cli/output.ts'
import { foreignSave, type SaveCodecs } from '../codec/read-save.ts'
import { findSaves, readSaveFile } from './find-saves.ts'
import { formatVerdict, type SaveVerdict } from './verdict.ts'
import { verifySave } from './verify-save.ts'

/** How `verify` reads the file name `-`. */
interface Input {
  /** Reads standard input. @throws an error of the file system */
  readonly readInput: () => Uint8Array
}

const help = `Reads save files of GTA San Andreas (PC, phones and tablets) block by block and reports whether each one is sound.
For a folder, all *.b files in it and its subfolders are read; - is standard input.

  --json      print one JSON array with all results, one entry for each readable file;
              unreadable files and those of other games are reported on stderr
  --strict    exit with 1 also if a value is listed as out of range
  --quiet     print only saves that are not sound
  -h, --help  print this text

A save is sound if its length and checksum are correct, every block ends exactly at the marker of the next, all
counts, sizes and constants match the format, and all floats are finite numbers. Listed, but no error: other values
outside their usual range, an unknown version id, handles of script variables that refer to nothing, and stored cars
with components that their model does not take, which can crash the game.

Exit code:
  0  every path was read and every save is sound
  1  a save is not sound, or a path could not be read or contains no save
  2  wrong arguments; nothing was read`

/** The command line of the command. @param call how to run it, for its help */
export function verifyLine(call: string): CommandLine {
  return {
    call,
    help,
    options: { json: 'flag', strict: 'flag', quiet: 'flag' },
    count: [1, Number.POSITIVE_INFINITY],
  }
}

function readVerdict(codecs: SaveCodecs, file: string, readInput: () => Uint8Array): SaveVerdict | string {
  let bytes: Uint8Array
  try {
    bytes = file === '-' ? readInput() : readSaveFile(file)
  } catch (error) {
    return `${file}: ${fileFault(error)}`
  }
  const foreign = foreignSave(codecs, bytes)
  return foreign === null ? verifySave(codecs, file, bytes) : `${file}: ${foreign}`
}

/**
 * Prints verdicts one at a time, so that thousands of saves need no memory.
 * @returns the number of sound files; with `--strict` only of those without values out of range
 */
function verifyFiles(
  codecs: SaveCodecs,
  files: readonly string[],
  flags: ReadonlySet<string>,
  { print, complain, readInput }: Output & Input,
): number {
  const isJson = flags.has('json')
  const isStrict = flags.has('strict')
  const isQuiet = flags.has('quiet')
  let read = 0
  let sound = 0
  let accepted = 0
  for (const file of files) {
    const verdict = readVerdict(codecs, file, readInput)
    if (typeof verdict === 'string') {
      complain(verdict)
      continue
    }
    if (isJson || !verdict.isSound || !isQuiet)
      print(isJson ? `${read === 0 ? '[' : ','}${JSON.stringify(verdict)}` : formatVerdict(verdict))
    read++
    if (!verdict.isSound) continue
    sound++
    if (!isStrict || verdict.violationCount === 0) accepted++
  }
  if (isJson) print(read === 0 ? '[]' : ']')
  else if (!isQuiet) print(`${sound} of ${files.length} files are sound`)
  return accepted
}

/** Verifies the saves at some paths, with arguments as {@link verifyLine} describes them. @returns the exit code */
export function verifyPaths(
  codecs: SaveCodecs,
  { others, flags }: Pick<CommandArguments, 'others' | 'flags'>,
  output: Output & Input,
): number {
  const { files, faults } = findSaves(others)
  for (const fault of faults) output.complain(fault)
  const accepted = verifyFiles(codecs, files, flags, output)
  return faults.length === 0 && accepted === files.length ? 0 : 1
}
