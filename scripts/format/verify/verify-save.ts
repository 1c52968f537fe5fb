import { toHex } from '../../csv/to-hex.ts'
import { bytePlace } from '../byte-place.ts'
import type { SaveCodec } from '../codec/compile-format.ts'
import { countsOf } from '../codec/counts-of.ts'
import { type BlockReading, decodeSave, type SaveReading } from '../codec/decode-save.ts'
import type { Block, Definition } from '../definition.ts'
import { tallyStruct } from '../known/tally-struct.ts'
import { fieldSize } from '../sizes/struct-size.ts'
import type { BlockVerdict, SaveVerdict } from './verdict.ts'

function blockVerdict(
  definition: Definition,
  block: Block,
  reading: BlockReading | undefined,
  failed: string | undefined,
): BlockVerdict {
  const { number, title } = block
  if (reading === undefined) {
    const verdict = failed === number ? 'failed' : 'not reached'
    return { block: number, title, start: 0, size: 0, verdict, bytesNamed: 0, bytesWithoutOwnName: 0 }
  }
  const counts = countsOf(block, reading.value)
  const fields = definition.structs.get(block.struct)?.fields ?? []
  const bytesNamed = fields.reduce((sum, field) => sum + fieldSize(field, counts), 0)
  const { unnamed } = tallyStruct(definition, block.struct, counts, block.typicalCounts)
  const { start, size } = reading
  return { block: number, title, start, size, verdict: 'exact', bytesNamed, bytesWithoutOwnName: unnamed }
}

function readVersion(
  definition: Definition,
  { blocks }: SaveReading,
): Pick<SaveVerdict, 'version' | 'versionIdHex'> {
  const id = blocks[0]?.value.version_id
  if (typeof id !== 'number') return { versionIdHex: null, version: null }
  const idHex = toHex(id, 8)
  const version = definition.versions.find(candidate => candidate.idHex === idHex)
  return { versionIdHex: idHex, version: version?.meaning ?? null }
}

function checksumErrors({ checksum }: SaveReading, offset: number): readonly string[] {
  if (checksum === null || checksum.stored === checksum.computed) return []
  return [
    `after block 27, ${bytePlace(offset)}: the checksum is ${toHex(checksum.stored, 8)}, the bytes before it add up to ${toHex(checksum.computed, 8)}; some byte was changed`,
  ]
}

/** Reads a save and says what is right and wrong with it. */
export function verifySave(codec: SaveCodec, file: string, bytes: Uint8Array): SaveVerdict {
  const { definition } = codec
  const reading = decodeSave(codec, bytes)
  const { padding, checksum, violations, violationCount } = reading
  const failed = reading.errors.find(({ block }) => block !== null)?.block ?? undefined
  const blocks = definition.blocks.map((block, index) =>
    blockVerdict(definition, block, reading.blocks[index], failed),
  )
  const size = blocks.reduce((sum, block) => sum + block.size, 0)
  const named = blocks.reduce((sum, block) => sum + block.bytesNamed, 0)
  const errors = [
    ...reading.errors.map(({ message }) => message),
    ...checksumErrors(reading, definition.file.checksumOffset),
  ]
  return {
    file,
    isSound: errors.length === 0,
    ...readVersion(definition, reading),
    errors,
    blocks,
    bytesNamedPercent: size === 0 ? 0 : (100 * named) / size,
    violationCount,
    violations,
    padding:
      padding === null
        ? null
        : { start: padding.start, size: padding.size, repeats: padding.differing === 0 },
    checksum: checksum === null ? null : { ...checksum, isRight: checksum.stored === checksum.computed },
  }
}
