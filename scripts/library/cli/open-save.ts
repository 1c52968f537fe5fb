import { statSync } from 'node:fs'
import { CommandError } from '../../cli/command-error.ts'
import { fileFault } from '../../cli/file-fault.ts'
import type { SaveCodec } from '../../format/codec/compile-format.ts'
import { decodeSave, type SaveReading } from '../../format/codec/decode-save.ts'
import { checksum, fillPadding } from '../../format/codec/file-end.ts'
import { type FileCounts, fileCounts } from '../../format/place/file-counts.ts'
import { readSaveFile } from '../../format/verify/read-save-file.ts'

/** A save file and its contents. */
export interface OpenSave {
  readonly file: string
  readonly bytes: Uint8Array
  readonly reading: SaveReading
  readonly counts: FileCounts
}

function readFile(file: string, size: number): Uint8Array {
  try {
    if (!statSync(file).isFile()) throw new CommandError(`${file}: is not a file`)
    return readSaveFile(file, size)
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${file}: ${fileFault(error)}`)
  }
}

/** @throws CommandError if the file does not exist or is not a save */
export function openSave({ definition, ...codec }: SaveCodec, file: string): OpenSave {
  const bytes = readFile(file, definition.file.size)
  const reading = decodeSave({ definition, ...codec }, bytes)
  const [error] = reading.errors
  if (error !== undefined) throw new CommandError(`${file}: ${error.message}`)
  return { file, bytes, reading, counts: fileCounts(definition, reading.blocks) }
}

/**
 * The bytes of a changed save as the game would write them, with padding and checksum. @throws CommandError
 * if the change makes the save unreadable
 */
export function sealed(codec: SaveCodec, save: OpenSave, changed: Uint8Array): Uint8Array {
  const { checksumOffset, workBufferSize } = codec.definition.file
  const bytes = Uint8Array.from(changed)
  const { padding, breachCount } = save.reading
  if (padding?.differing === 0) fillPadding(bytes, padding.start, checksumOffset, workBufferSize)
  new DataView(bytes.buffer).setUint32(checksumOffset, checksum(bytes, checksumOffset), true)
  const { errors, breaches, breachCount: after } = decodeSave(codec, bytes)
  const [error] = after > breachCount ? [...errors, ...breaches] : errors
  if (error !== undefined) throw new CommandError(`the save could not be read again: ${error.message}`)
  return bytes
}
