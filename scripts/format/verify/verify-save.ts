import { byteText, toHex } from '#shared/number.ts'
import { countOf } from '#shared/text.ts'
import { platformNames, type SaveReading, versionOf } from '../codec/decode-save.ts'
import { readSave, type SaveCodecs } from '../codec/read-save.ts'
import type { BlockReading } from '../codec/value.ts'
import { countsOf } from '../codec/value-size.ts'
import { countStructBytes } from '../coverage/coverage.ts'
import type { Block, Definition } from '../definition.ts'

type BlockVerdict = ReturnType<typeof blockVerdict>
type SaveVerdict = ReturnType<typeof verifySave>

/** Maximum number of findings per kind. */
const mostShown = 10

function blockLine({ block, title, offset, size, verdict, bytesWithoutOwnName }: BlockVerdict): string {
  const name = `  ${block} ${title.padEnd(20)}`
  if (verdict !== 'exact') return `${name} ${verdict}`
  const named = size === 0 ? 'empty' : `${((100 * (size - bytesWithoutOwnName)) / size).toFixed(0)}% named`
  const unnamed =
    bytesWithoutOwnName === 0 ? '' : `, ${countOf(bytesWithoutOwnName, 'byte')} without a name of their own`
  return `${name} ${String(offset).padStart(6)} ${String(size).padStart(6)} exact  ${named}${unnamed}`
}

function summary({
  platform,
  versionIdHex,
  version,
  blocks,
  violationCount,
  padding,
  checksum,
  trailingBytes,
}: SaveVerdict): string {
  const exact = blocks.filter(block => block.verdict === 'exact').length
  const id = versionIdHex === null ? 'no version id' : `version ${versionIdHex} (${version ?? 'unknown'})`
  const parts = [
    // The versions of PC name it.
    platform === 'pc' ? null : platformNames[platform],
    id,
    `${exact} of ${blocks.length} blocks exact`,
    `${countOf(violationCount, 'value')} out of range`,
    padding === null ? null : `padding ${padding.repeats ? 'repeats earlier bytes' : 'has other bytes'}`,
    checksum === null ? null : `checksum ${checksum.isRight ? 'correct' : 'wrong'}`,
    trailingBytes === 0 ? null : `followed by a line end (0D 0A), which an editor appended`,
  ]
  return parts.filter(part => part !== null).join(', ')
}

/** The blocks that were reached, which show where a damaged save breaks off. */
function blockLines({ blocks }: SaveVerdict): readonly string[] {
  const reached = blocks.filter(block => block.verdict !== 'not reached')
  return [
    `  block ${' '.repeat(18)} start   size`,
    ...reached.map(blockLine),
    ...(reached.length < blocks.length ? ['  the blocks after it were not reached'] : []),
  ]
}

/** Formats the findings about a save for people: one line for a sound save without unusual values. */
export function formatVerdict(verdict: SaveVerdict): string {
  const violations = verdict.violations.slice(0, mostShown).map(({ path, name, offset, value, allowed }) => {
    const called = name === null ? path : `${path} (${name})`
    return `  out of range: ${byteText(offset)}: ${called} is ${JSON.stringify(value)}, legal: ${allowed}`
  })
  const errors = verdict.errors.slice(0, mostShown)
  const moreErrors = verdict.errorCount - errors.length
  const more = verdict.violationCount - violations.length
  return [
    `${verdict.file}: ${verdict.isSound ? 'sound' : 'DAMAGED'}; ${summary(verdict)}`,
    ...errors.map(error => `  ${error}`),
    ...(moreErrors > 0 ? [`  and ${countOf(moreErrors, 'more error')}`] : []),
    ...(verdict.isSound ? [] : blockLines(verdict)),
    ...violations,
    ...(more > 0 ? [`  and ${countOf(more, 'more value')} out of range`] : []),
  ].join('\n')
}

function blockVerdict(
  definition: Definition,
  block: Block,
  reading: BlockReading | undefined,
  failed: string | undefined,
) {
  const { number, title, struct, typicalCounts } = block
  if (reading === undefined) {
    const verdict = failed === number ? 'failed' : 'not reached'
    return { block: number, title, offset: 0, size: 0, verdict, bytesWithoutOwnName: 0 } as const
  }
  const { start: offset, size } = reading
  const counts = countsOf(definition, reading)
  const { typed, unnamed } = countStructBytes(definition, struct, counts, typicalCounts)
  return {
    block: number,
    title,
    offset,
    size,
    verdict: 'exact',
    bytesWithoutOwnName: typed + unnamed,
  } as const
}

function checksumErrors({ checksum, blocks }: SaveReading): readonly string[] {
  if (checksum === null || checksum.isRight) return []
  return [
    `after block ${blocks.at(-1)?.block.number ?? '00'}, ${byteText(checksum.offset)}: the checksum is ${toHex(checksum.stored, 8)}, the bytes before it add up to ${toHex(checksum.computed, 8)}; a byte was changed`,
  ]
}

/** Reads a save and reports what is right and wrong with it. */
export function verifySave(codecs: SaveCodecs, file: string, bytes: Uint8Array) {
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
    /** Bytes of a line end after the checksum, which an editor appended; the game ignores them. */
    trailingBytes,
    /** Whether every block ends exactly at the next marker, constants match, and length and checksum are right. */
    isSound: errors.length === 0,
    versionIdHex,
    version,
    /** Includes errors that were not kept. */
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
