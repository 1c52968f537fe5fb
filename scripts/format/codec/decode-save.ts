import { checksumBytes, isSaveSize } from '#shared/format-path/file.ts'
import { hexBytes, toHex } from '#shared/hex.ts'
import { type FileLayout, fieldsOf, findBlock } from '../definition.ts'
import { readText } from './byte-io.ts'
import type { BlockCodec, SaveCodec } from './compile-format.ts'
import { ReadCursor, type Violation } from './cursors.ts'
import { checksum, differingPadding } from './file-end.ts'
import { SaveError } from './save-error.ts'
import type { BlockReading } from './value.ts'

/** What some editors append to a save, as to a text file. */
export const lineEnd = '\r\n'

export interface SaveReading {
  /** Decoded blocks; all of them if there are no errors. */
  readonly blocks: readonly BlockReading[]
  /** A wrong file length, and what prevented a block from being read. */
  readonly errors: readonly SaveError[]
  /** Violated constants, counts and sizes of the format. */
  readonly breaches: readonly SaveError[]
  /** Includes breaches that were not kept. */
  readonly breachCount: number
  readonly violations: readonly Violation[]
  /** Includes violations that were not kept. */
  readonly violationCount: number
  readonly hasNaN: boolean
  /** Bytes of a line end after the checksum, which an editor appended; 0 in a file of the game. */
  readonly trailingBytes: number
  /** Null unless all blocks were read. */
  readonly padding: { readonly start: number; readonly size: number; readonly differing: number } | null
  /** Null if the file is too short. */
  readonly checksum: { readonly offset: number; readonly stored: number; readonly computed: number } | null
}

/** Number of bytes after a save that are the line end of a text file. */
function countTrailing(file: FileLayout, bytes: Uint8Array): number {
  const length = bytes.length - lineEnd.length
  return readText(bytes, length, lineEnd.length) === lineEnd && isSaveSize(file, length) ? lineEnd.length : 0
}

function lengthErrors(size: number, wanted: number): SaveError[] {
  if (size === wanted) return []
  // For a longer file, only enough bytes may have been read to show that it is longer.
  const found = size > wanted ? `more than ${wanted}` : `${size}`
  const reason = `the file has ${found} bytes, a save has ${wanted}`
  return [new SaveError('length', reason, { offset: Math.min(size, wanted), block: null })]
}

/** Counts of the previous block, which explain why a marker is misplaced. */
function describeCounts(codec: SaveCodec, reading: BlockReading | undefined): string {
  const block = findBlock(codec.definition, reading?.number)
  if (reading === undefined || block === undefined) return ''
  const counts = Object.keys(block.typicalCounts).map(name => {
    const value = reading.value[codec.definition.keyOf(name)]
    return Array.isArray(value) ? `${value.length} ${name}` : `${name} = ${value}`
  })
  const shownCounts = counts.length === 0 ? '' : ` with ${counts.join(', ')}`
  return `; block ${reading.number} before it was read as ${reading.size} bytes${shownCounts}`
}

function expectMarker(codec: SaveCodec, cursor: ReadCursor, last: BlockReading | undefined): void {
  const { marker } = codec.definition.file
  cursor.need(marker.length, `the marker ${marker}`)
  const found = readText(cursor.bytes, cursor.offset, marker.length)
  if (found !== marker) {
    const shown = hexBytes(cursor.bytes.subarray(cursor.offset, cursor.offset + marker.length))
    const reason = `no marker ${marker} here but the bytes ${shown}${describeCounts(codec, last)}`
    throw new SaveError('marker', reason, { offset: cursor.offset, block: cursor.block })
  }
  cursor.offset += marker.length
}

function readBlock({ block, read }: BlockCodec, cursor: ReadCursor): BlockReading {
  const start = cursor.offset
  const value = read(cursor)
  return { number: block.number, start, size: cursor.offset - start, value }
}

/** Records a version id, the first field of the first block, that no known version of the game writes. */
function testVersion({ definition }: SaveCodec, cursor: ReadCursor, [first]: readonly BlockReading[]): void {
  const [block] = definition.blocks
  const [field] = block === undefined ? [] : fieldsOf(definition, block.struct)
  if (first === undefined || field === undefined) return
  const id = first.value[definition.keyOf(field.name)]
  if (typeof id !== 'number') return
  if (definition.versions.some(({ idHex }) => idHex === toHex(id, 8))) return
  cursor.block = first.number
  const allowed = `one of ${definition.versions.length} known ids, from ${definition.versions[0]?.idHex}`
  cursor.at([field.name], () => cursor.violate(first.start, id, allowed))
}

/** Reads a save block by block, without searching for markers. Never throws for damaged bytes; problems are in `errors`. */
export function decodeSave(codec: SaveCodec, bytes: Uint8Array): SaveReading {
  const { file } = codec.definition
  const { workBufferSize } = file
  const trailingBytes = countTrailing(file, bytes)
  const length = bytes.length - trailingBytes
  const size = isSaveSize(file, length) ? length : file.size
  const checksumOffset = size - checksumBytes
  const cursor = new ReadCursor(bytes, Math.min(bytes.length, checksumOffset))
  const blocks: BlockReading[] = []
  const errors = lengthErrors(length, size)
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
  const padding =
    isParsed && isWhole
      ? {
          start,
          size: checksumOffset - start,
          differing: differingPadding(bytes, start, checksumOffset, workBufferSize),
        }
      : null
  return {
    blocks,
    errors,
    breaches: cursor.breaches,
    breachCount: cursor.breachCount,
    violations: cursor.violations,
    violationCount: cursor.violationCount,
    hasNaN: cursor.hasNaN,
    trailingBytes,
    padding,
    checksum: isWhole
      ? {
          offset: checksumOffset,
          stored: cursor.view.getUint32(checksumOffset, true),
          computed: checksum(bytes, checksumOffset),
        }
      : null,
  }
}
