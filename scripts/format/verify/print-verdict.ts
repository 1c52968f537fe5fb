import { bytePlace } from '../byte-place.ts'
import type { BlockVerdict, SaveVerdict } from './verdict.ts'

const shownViolations = 10

function blockLine({
  block,
  title,
  start,
  size,
  verdict,
  bytesNamed,
  bytesWithoutOwnName,
}: BlockVerdict): string {
  const name = `  ${block} ${title.padEnd(20)}`
  if (verdict !== 'exact') return `${name} ${verdict}`
  const named = size === 0 ? 'empty' : `${((100 * bytesNamed) / size).toFixed(0)} % named`
  const unnamed = bytesWithoutOwnName === 0 ? '' : `, ${bytesWithoutOwnName} bytes without an own name`
  return `${name} ${String(start).padStart(6)} ${String(size).padStart(6)} exact  ${named}${unnamed}`
}

function summary({ versionIdHex, version, blocks, violationCount, padding, checksum }: SaveVerdict): string {
  const exact = blocks.filter(block => block.verdict === 'exact').length
  const id = versionIdHex === null ? 'no version id' : `version ${versionIdHex} (${version ?? 'not known'})`
  const parts = [
    id,
    `${exact} of ${blocks.length} blocks exact`,
    `${violationCount} values out of range`,
    padding === null ? null : `padding ${padding.repeats ? 'repeats earlier bytes' : 'holds other bytes'}`,
    checksum === null ? null : `checksum ${checksum.isRight ? 'right' : 'wrong'}`,
  ]
  return parts.filter(part => part !== null).join(', ')
}

/** What was found about a save, for people. */
export function printVerdict(verdict: SaveVerdict): string {
  const violations = verdict.violations
    .slice(0, shownViolations)
    .map(({ block, path, offset, value, allowed }) => {
      const place = `block ${block}, ${bytePlace(offset)}`
      return `  out of range: ${place}: ${path} is ${JSON.stringify(value)}, legal: ${allowed}`
    })
  const reached = verdict.blocks.filter(block => block.verdict !== 'not reached')
  const more = verdict.violationCount - violations.length
  return [
    `${verdict.file}: ${verdict.isSound ? 'sound' : 'DAMAGED'}; ${summary(verdict)}`,
    ...verdict.errors.map(error => `  ${error}`),
    `  block ${' '.repeat(18)} start   size`,
    ...reached.map(blockLine),
    ...(reached.length < verdict.blocks.length ? ['  the blocks after it were not reached'] : []),
    ...violations,
    ...(more > 0 ? [`  and ${more} more values out of range`] : []),
  ].join('\n')
}
