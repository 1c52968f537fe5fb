import { CommandError } from '../../cli/command-error.ts'
import type { CommandArguments } from '../../cli/command-line.ts'
import { writeCopy } from '../../cli/write-file.ts'
import type { Value } from '../../format/codec/value.ts'
import type { ValuePart } from '../block-layout.ts'
import type { Context } from './command.ts'
import { type OpenSave, sealed } from './open-save.ts'
import { bytesOf, changeText } from './values.ts'

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

/** A new value of a save. */
export interface NewValue {
  readonly part: ValuePart
  readonly before: Value
  readonly after: Value
}

/** What a command changes. */
interface SaveChange {
  readonly save: OpenSave
  readonly values: readonly NewValue[]
  /** Further lines to print. */
  readonly notes?: readonly string[]
}

/** Writes a save with new values and prints them. With `--dry-run`, nothing is written. */
export function writeChanged(
  { print, complain, writeOutput, paint }: Context,
  args: CommandArguments,
  { save, values, notes = [] }: SaveChange,
): void {
  const { flags } = args
  const isUnusual = flags.has('unusual')
  const changed = Uint8Array.from(save.bytes)
  for (const { part, after } of values)
    changed.set(bytesOf(save.codec.definition, part, after, isUnusual), part.offset)
  const out = outputOf(save, args)
  const bytes = sealed(save, changed, isUnusual)
  const tell = flags.has('quiet') ? () => {} : out === '-' ? complain : print
  if (out === '-') writeOutput(bytes)
  const kept = out === null || out === '-' ? null : writeCopy(out, bytes, flags.has('force'))
  for (const { part, before, after } of values) tell(changeText(paint, { path: part.path, before, after }))
  for (const note of notes) tell(note)
  if (out === null) tell('nothing was written')
  else if (out !== '-') tell(`${out} written${kept === null ? '' : `; the file before is ${kept}`}`)
}
