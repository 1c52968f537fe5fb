import { statSync } from 'node:fs'
import { checksumBytes } from '../../../src/shared/format-path/file.ts'
import type { FileCounts } from '../../../src/shared/format-path/tree.ts'
import { CommandError } from '../../cli/command-error.ts'
import { fileFault } from '../../cli/file-fault.ts'
import type { SaveCodec } from '../../format/codec/compile-format.ts'
import { fileCounts } from '../../format/codec/counts-of.ts'
import { decodeSave, type SaveReading } from '../../format/codec/decode-save.ts'
import { checksum, fillPadding } from '../../format/codec/file-end.ts'
import { codecFor, foreignSave, type SaveCodecs } from '../../format/codec/platform.ts'
import { readSaveFile } from '../../format/verify/read-save-file.ts'

/** A save file and its contents. */
export interface OpenSave {
  readonly file: string
  /** The codec of its platform. */
  readonly codec: SaveCodec
  readonly bytes: Uint8Array
  readonly reading: SaveReading
  readonly counts: FileCounts
}

function readFile(file: string): Uint8Array {
  try {
    if (!statSync(file).isFile()) throw new CommandError(`${file}: is not a file`)
    return readSaveFile(file)
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${file}: ${fileFault(error)}`)
  }
}

/** @throws CommandError if the file does not exist or is not a save */
export function openSave(codecs: SaveCodecs, file: string): OpenSave {
  const bytes = readFile(file)
  const foreign = foreignSave(codecs, bytes)
  if (foreign !== null) throw new CommandError(`${file}: ${foreign}`)
  const codec = codecFor(codecs, bytes)
  const reading = decodeSave(codec, bytes)
  const [error] = reading.errors
  if (error !== undefined) throw new CommandError(`${file}: ${error.message}`)
  return { file, codec, bytes, reading, counts: fileCounts(codec.definition, reading.blocks) }
}

/**
 * The bytes of a changed save as the game would write them, with padding and checksum. @throws CommandError
 * if the change makes the save unreadable
 */
export function sealed(save: OpenSave, changed: Uint8Array): Uint8Array {
  const { codec } = save
  const { workBufferSize } = codec.definition.file
  const checksumOffset = changed.length - checksumBytes
  const bytes = Uint8Array.from(changed)
  const { padding, breachCount } = save.reading
  if (padding?.differing === 0) fillPadding(bytes, padding.start, checksumOffset, workBufferSize)
  new DataView(bytes.buffer).setUint32(checksumOffset, checksum(bytes, checksumOffset), true)
  const { errors, breaches, breachCount: after } = decodeSave(codec, bytes)
  const [error] = after > breachCount ? [...errors, ...breaches] : errors
  if (error !== undefined) throw new CommandError(`the save could not be read again: ${error.message}`)
  return bytes
}
