import { CommandError } from '../../cli/command-error.ts'
import type { CommandArguments } from '../../cli/command-line.ts'
import { writeCopy } from '../../cli/write-file.ts'
import type { Context } from './command.ts'
import { type OpenSave, sealed } from './open-save.ts'

/** Options of every command that writes a changed copy. */
export const changeOptions = {
  out: 'value',
  force: 'flag',
  unusual: 'flag',
  'accept-wrong-checksum': 'flag',
  'dry-run': 'flag',
  quiet: 'flag',
} as const

/** How the help of such a command names them. */
export const changeCall = '--out FILE [--force] [--unusual] [--dry-run] [--quiet] [--accept-wrong-checksum]'

/**
 * The file to write to: `-` for standard output. @throws CommandError if there is none, or the checksum of the save is
 * wrong without permission
 */
function outputOf({ file, reading }: OpenSave, { flags, values }: CommandArguments): string | null {
  if (reading.checksum?.isRight === false && !flags.has('accept-wrong-checksum'))
    throw new CommandError(`${file}: is not changed; --accept-wrong-checksum writes a right checksum`)
  const out = values.get('out')
  if (out === undefined && !flags.has('dry-run')) throw new CommandError('--out FILE is missing', 2)
  return flags.has('dry-run') ? null : (out ?? null)
}

/** What a command has changed. */
interface ChangedSave {
  readonly save: OpenSave
  /** The bytes of the file after it. */
  readonly changed: Uint8Array
  /** One for each change. */
  readonly lines: readonly string[]
}

/** Writes the changed bytes of a save and prints what has changed. With `--dry-run`, nothing is written. */
export function writeChanged(
  { print, complain, writeOutput }: Context,
  args: CommandArguments,
  { save, changed, lines }: ChangedSave,
): void {
  const { flags } = args
  const out = outputOf(save, args)
  const bytes = sealed(save, changed, flags.has('unusual'))
  const tell = flags.has('quiet') ? () => {} : out === '-' ? complain : print
  if (out === '-') writeOutput(bytes)
  const kept = out === null || out === '-' ? null : writeCopy(out, bytes, flags.has('force'))
  for (const line of lines) tell(line)
  if (out === null) tell('nothing was written')
  else if (out !== '-') tell(`${out} written${kept === null ? '' : `; the file before is ${kept}`}`)
}
