import { byteText, toHex } from '#shared/hex.ts'
import { type SaveReading, versionOf } from '../codec/decode-save.ts'
import { readSave, type SaveCodecs } from '../codec/read-save.ts'
import type { BlockReading } from '../codec/value.ts'
import { countsOf } from '../codec/value-size.ts'
import { countStructBytes } from '../coverage/coverage.ts'
import type { Block, Definition } from '../definition.ts'
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
    return { block: number, title, offset: 0, size: 0, verdict, bytesWithoutOwnName: 0 }
  }
  const counts = countsOf(definition, block, reading.value)
  const { typed, unnamed } = countStructBytes(definition, block.struct, counts, block.typicalCounts)
  const { start: offset, size } = reading
  return { block: number, title, offset, size, verdict: 'exact', bytesWithoutOwnName: typed + unnamed }
}

function checksumErrors({ checksum, blocks }: SaveReading): readonly string[] {
  if (checksum === null || checksum.isRight) return []
  return [
    `after block ${blocks.at(-1)?.number ?? '00'}, ${byteText(checksum.offset)}: the checksum is ${toHex(checksum.stored, 8)}, the bytes before it add up to ${toHex(checksum.computed, 8)}; a byte was changed`,
  ]
}

/** Reads a save and reports what is right and wrong with it. */
export function verifySave(codecs: SaveCodecs, file: string, bytes: Uint8Array): SaveVerdict {
  const { codec, reading } = readSave(codecs, bytes)
  const { definition } = codec
  const { padding, trailingBytes, checksum, violations, violationCount } = reading
  const { versionIdHex, version } = versionOf(definition, reading.blocks)
  const failed = reading.errors.find(({ block }) => block !== null)?.block ?? undefined
  const blocks = definition.blocks.map((block, index) =>
    blockVerdict(definition, block, reading.blocks[index], failed),
  )
  const errors = [
    ...reading.errors.map(({ message }) => message),
    ...checksumErrors(reading),
    ...reading.breaches.map(({ message }) => message),
  ]
  return {
    file,
    platform: definition.platform,
    trailingBytes,
    isSound: errors.length === 0,
    versionIdHex,
    version,
    errorCount: errors.length + reading.breachCount - reading.breaches.length,
    errors,
    blocks,
    violationCount,
    violations,
    padding: padding && { offset: padding.start, size: padding.size, repeats: padding.differing === 0 },
    checksum: checksum && {
      stored: checksum.stored,
      computed: checksum.computed,
      isRight: checksum.isRight,
    },
  }
}
