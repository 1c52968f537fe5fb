import type { SaveCodec } from './compile-format.ts'
import { decodeSave, type SaveReading } from './decode-save.ts'
import { codecFor, type SaveCodecs } from './platform.ts'

/** A save, decoded by the codec of its platform and layout. */
export interface SaveContents {
  readonly codec: SaveCodec
  readonly reading: SaveReading
}

const findingCount = ({ violationCount, breachCount, errors }: SaveReading) =>
  violationCount + breachCount + errors.length

/**
 * Decodes a save of any platform. Where earlier builds lay out structs differently under the same version id, the layout is
 * taken in which fewer values are out of their ranges: in the other one each object has a type that no object has.
 */
export function readSave(codecs: SaveCodecs, bytes: Uint8Array): SaveContents {
  const codec = codecFor(codecs, bytes)
  const reading = decodeSave(codec, bytes)
  const earlier = findingCount(reading) === 0 ? null : codec.earlier()
  if (earlier === null) return { codec, reading }
  const other = decodeSave(earlier, bytes)
  return findingCount(other) < findingCount(reading) ? { codec: earlier, reading: other } : { codec, reading }
}
