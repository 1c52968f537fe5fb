import { isSaveSize } from '#shared/format-path/file.ts'
import { structOf } from '../definition.ts'
import { readText } from './byte-io.ts'
import type { SaveCodec } from './compile-format.ts'
import { decodeSave, type SaveReading } from './decode-save.ts'

/** The codecs of all platforms; the first one reads what no other recognises. */
export type SaveCodecs = readonly [SaveCodec, ...SaveCodec[]]

/** Whether the first block ends where a platform has the next marker. */
function hasSecondMarker({ definition }: SaveCodec, bytes: Uint8Array): boolean {
  const { marker } = definition.file
  const { size } = structOf(definition, definition.blocks[0]?.struct ?? null)
  return size !== null && readText(bytes, marker.length + size, marker.length) === marker
}

/** The codec of the platform that wrote a save: by the size of its first block, or if that is damaged, of the file. */
export function codecFor(codecs: SaveCodecs, bytes: Uint8Array): SaveCodec {
  return (
    codecs.find(codec => hasSecondMarker(codec, bytes)) ??
    codecs.find(({ definition }) => isSaveSize(definition.file, bytes.length)) ??
    codecs[0]
  )
}

/** Size of the saves of other games whose files have similar names. */
const otherGames = new Map([[201_828, 'GTA III and Vice City']])

/** Why bytes are no save of this game at all, in words; null if they may be one. */
export function foreignSave(codecs: SaveCodecs, bytes: Uint8Array): string | null {
  const { marker } = codecs[0].definition.file
  const game = otherGames.get(bytes.length)
  if (game === undefined || readText(bytes, 0, marker.length) === marker) return null
  return `not a save of San Andreas: saves of ${game} have ${bytes.length} bytes, and the file does not start with ${marker}`
}

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
