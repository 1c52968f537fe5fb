import type { CommandArguments, CommandLine, Output } from '../../cli/command-line.ts'
import { eachSave, readSaveBytes, type SaveInput } from './find-saves.ts'
import { formatVerdict, verifySave } from './verify-save.ts'

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

/**
 * Verifies the saves at some paths, with arguments as {@link verifyLine} describes them, and prints verdicts one at a time, so
 * that thousands of saves need no memory. @returns the exit code
 */
export function verifyPaths(
  { others, flags }: Pick<CommandArguments, 'others' | 'flags'>,
  context: SaveInput & Output,
): number {
  const { codecs, print } = context
  const [isJson, isStrict, isQuiet] = ['json', 'strict', 'quiet'].map(name => flags.has(name))
  let read = 0
  let sound = 0
  let accepted = 0
  const { files, faults } = eachSave(others, context, file => {
    const verdict = verifySave(codecs, file, readSaveBytes(context, file))
    if (isJson || !verdict.isSound || !isQuiet)
      print(isJson ? `${read === 0 ? '[' : ','}${JSON.stringify(verdict)}` : formatVerdict(verdict))
    read++
    if (!verdict.isSound) return
    sound++
    if (!isStrict || verdict.violationCount === 0) accepted++
  })
  if (isJson) print(read === 0 ? '[]' : ']')
  else if (!isQuiet) print(`${sound} of ${files} files are sound`)
  return faults === 0 && accepted === files ? 0 : 1
}
