import { checksumBytes } from '#shared/format-path/file.ts'
import { CommandError } from '../../cli/command-error.ts'
import { decodeSave, type SaveReading } from '../../format/codec/decode-save.ts'
import { fillPadding, storeChecksum } from '../../format/codec/file-end.ts'
import { readSave } from '../../format/codec/read-save.ts'
import { eachSave, isFolder, readSaveBytes } from '../../format/verify/find-saves.ts'
import type { CodedSave } from '../save.ts'
import type { Context } from './command.ts'

/** A save file and its contents. */
export interface OpenSave extends CodedSave {
  readonly file: string
  readonly bytes: Uint8Array
  readonly reading: SaveReading
}

/** @param file `-` for standard input @throws CommandError if the file does not exist or is not a save */
export function openSave(context: Context, file: string): OpenSave {
  const bytes = readSaveBytes(context, file)
  const { codec, reading } = readSave(context.codecs, bytes)
  const [error] = reading.errors
  if (error !== undefined) throw new CommandError(`${file}: ${error.message}`)
  if (reading.checksum?.isRight === false)
    context.complain(`${file}: the checksum is wrong, so other bytes may be too`)
  const blocks = reading.blocks.map(({ block, value }) => [block.name, value])
  return { file, codec, bytes, reading, save: { blocks: Object.fromEntries(blocks) } }
}

/**
 * Runs a function on each save at some paths, and prints the results as JSON: that of one file alone, or a list.
 * @param paths files, folders or `-`
 * @returns the exit code: 1 if a path contains no save, or a save could not be read
 */
export function forEachSave(
  context: Context,
  paths: readonly string[],
  isJson: boolean,
  use: (save: OpenSave, isSingle: boolean) => object,
): number {
  const [only = ''] = paths
  const isSingle = paths.length === 1 && !isFolder(only)
  const results: object[] = []
  const { faults } = eachSave(paths, context, file => {
    results.push(use(openSave(context, file), isSingle))
  })
  if (isJson && !(isSingle && faults > 0))
    context.print(JSON.stringify(isSingle ? results[0] : results, null, 2))
  return faults === 0 ? 0 : 1
}

/** What is outside its usual range in a save. */
const unusualValues = ({ violations }: SaveReading): readonly string[] =>
  violations.map(
    ({ path, value, allowed }) => `${path} is ${JSON.stringify(value)}, known saves have ${allowed}`,
  )

/**
 * The bytes of a changed save as the game would write them, with padding and checksum. @throws CommandError
 * if the change makes the save unreadable, or unusual without permission
 */
export function sealed(save: OpenSave, changed: Uint8Array, isUnusual: boolean): Uint8Array {
  const { codec } = save
  const { workBufferSize } = codec.definition.file
  const checksumOffset = changed.length - save.reading.trailingBytes - checksumBytes
  const bytes = Uint8Array.from(changed)
  const { padding, breachCount } = save.reading
  if (padding?.differing === 0) fillPadding(bytes, padding.start, checksumOffset, workBufferSize)
  storeChecksum(bytes, checksumOffset)
  const reading = decodeSave(codec, bytes)
  const { errors, breaches, breachCount: after } = reading
  const [error] = after > breachCount ? [...errors, ...breaches] : errors
  if (error !== undefined) throw new CommandError(`the save could not be read again: ${error.message}`)
  const known = new Set(unusualValues(save.reading))
  const unusual = isUnusual ? undefined : unusualValues(reading).find(text => !known.has(text))
  if (unusual !== undefined) throw new CommandError(`${unusual}; --unusual writes it all the same`)
  return bytes
}
