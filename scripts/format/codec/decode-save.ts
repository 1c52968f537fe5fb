import { checksumBytes, isSaveSize } from '#shared/format-path/file.ts'
import { hexBytes, toHex } from '#shared/number.ts'
import type { Definition, FileLayout, Platform } from '../definition.ts'
import { readText } from './byte-io.ts'
import type { BlockCodec, SaveCodec } from './compile-format.ts'
import { ReadCursor } from './cursors.ts'
import { checksum, differingPadding } from './file-end.ts'
import { SaveError } from './save-error.ts'
import type { BlockReading } from './value.ts'
import { countsOf } from './value-size.ts'

/** What some editors append to a save, as to a text file. */
export const lineEnd = '\r\n'

/** What decoding finds in the bytes of a save. */
export type SaveReading = ReturnType<typeof decodeSave>

/** Number of bytes after a save that are the line end of a text file. */
function countTrailing(file: FileLayout, bytes: Uint8Array): number {
  const length = bytes.length - lineEnd.length
  return readText(bytes, length, lineEnd.length) === lineEnd && isSaveSize(file, length) ? lineEnd.length : 0
}

/** Names of the platforms in messages. */
export const platformNames: Readonly<Record<Platform, string>> = { pc: 'PC', mobile: 'mobile' }

function lengthErrors(platform: Platform, size: number, wanted: number): SaveError[] {
  if (size === wanted) return []
  // For a longer file, only enough bytes may have been read to show that it is longer.
  const found = size > wanted ? `more than ${wanted}` : `${size}`
  const reason = `the file has ${found} bytes, a ${platformNames[platform]} save has ${wanted}`
  return [new SaveError('length', reason, { offset: Math.min(size, wanted), block: null })]
}

/** Counts of the previous block, which explain why a marker is misplaced. */
function describeCounts(codec: SaveCodec, reading: BlockReading | undefined): string {
  if (reading === undefined) return ''
  const { block, size } = reading
  const counts = Object.entries(countsOf(codec.definition, reading)).map(
    ([name, count]) => `${name} = ${count}`,
  )
  const shownCounts = counts.length === 0 ? '' : ` with ${counts.join(', ')}`
  return `; block ${block.number} before it was read as ${size} bytes${shownCounts}`
}

function expectMarker(codec: SaveCodec, cursor: ReadCursor, last: BlockReading | undefined): void {
  const { marker } = codec.definition.file
  cursor.need(marker.length, `the marker ${marker}`)
  const found = readText(cursor.bytes, cursor.offset, marker.length)
  if (found !== marker) {
    const shown = hexBytes(cursor.bytes.subarray(cursor.offset, cursor.offset + marker.length))
    const reason = `the bytes are ${shown}, but must be the marker ${marker}${describeCounts(codec, last)}`
    throw new SaveError('marker', reason, { offset: cursor.offset, block: cursor.block })
  }
  cursor.offset += marker.length
}

function readBlock({ block, read }: BlockCodec, cursor: ReadCursor): BlockReading {
  const start = cursor.offset
  const value = read(cursor)
  return { block, start, size: cursor.offset - start, value }
}

/** The version id of a save, which is the first field of the first block, and the version that writes it; null if not known. */
export function versionOf({ versions, keyOf }: Definition, [first]: readonly BlockReading[]) {
  const id = first?.value[keyOf('version_id')]
  if (typeof id !== 'number') return { id: null, versionIdHex: null, version: null }
  const versionIdHex = toHex(id, 8)
  const version = versions.find(({ idHex }) => idHex === versionIdHex)
  return { id, versionIdHex, version: version?.meaning ?? null }
}

/** Records a version id that no known version of the game writes. */
function testVersion({ definition }: SaveCodec, cursor: ReadCursor, blocks: readonly BlockReading[]): void {
  const { id, version } = versionOf(definition, blocks)
  const [first] = blocks
  if (first === undefined || id === null || version !== null) return
  cursor.block = first.block.number
  const { versions } = definition
  const allowed = `one of ${versions.length} known ids, from ${versions[0]?.idHex}`
  cursor.at(['version_id'], () => cursor.violate(first.start, id, allowed))
}

function readChecksum({ bytes, view }: ReadCursor, offset: number) {
  const stored = view.getUint32(offset, true)
  const computed = checksum(bytes, offset)
  return { offset, stored, computed, isRight: stored === computed }
}

/** Reads a save block by block, without searching for markers. Never throws for damaged bytes; problems are in `errors`. */
export function decodeSave(codec: SaveCodec, bytes: Uint8Array) {
  const { file } = codec.definition
  const { workBufferSize } = file
  const trailingBytes = countTrailing(file, bytes)
  const length = bytes.length - trailingBytes
  const size = isSaveSize(file, length) ? length : file.size
  const checksumOffset = size - checksumBytes
  const cursor = new ReadCursor(bytes, Math.min(bytes.length, checksumOffset))
  const blocks: BlockReading[] = []
  const errors = lengthErrors(codec.definition.platform, length, size)
  try {
    for (const blockCodec of codec.blocks) {
      cursor.block = blockCodec.block.number
      expectMarker(codec, cursor, blocks.at(-1))
      blocks.push(readBlock(blockCodec, cursor))
    }
    codec.checkHandles(cursor, blocks)
    testVersion(codec, cursor, blocks)
  } catch (caught) {
    if (!(caught instanceof SaveError)) throw caught
    errors.push(caught)
  }
  const isWhole = bytes.length >= size
  const isParsed = blocks.length === codec.blocks.length
  const start = cursor.offset
  const differing = () => differingPadding(bytes, start, checksumOffset, workBufferSize)
  return {
    /** All blocks if there are no errors. */
    blocks,
    /** A wrong file length, and what prevented a block from being read. */
    errors,
    /** Violated constants, counts and sizes of the format. */
    breaches: cursor.breaches,
    /** Includes breaches that were not kept. */
    breachCount: cursor.breachCount,
    violations: cursor.violations,
    /** Includes violations that were not kept. */
    violationCount: cursor.violationCount,
    hasNaN: cursor.hasNaN,
    /** Bytes of a line end after the checksum, which an editor appended; 0 in a file of the game. */
    trailingBytes,
    /** Null unless all blocks were read. */
    padding: isParsed && isWhole ? { start, size: checksumOffset - start, differing: differing() } : null,
    /** Null if the file is too short. */
    checksum: isWhole ? readChecksum(cursor, checksumOffset) : null,
  }
}
