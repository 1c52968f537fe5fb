import { fileHex, formatNumber, toHex } from '#shared/number.ts'
import { fieldRoute } from '#shared/route.ts'
import type { OpenedSave } from '../save/readSave.ts'
import type { Results } from './findHits.ts'
import { fileKind } from './HitCollector.ts'
import { partHit } from './offsetHits.ts'
import { type QueryReading, readQuery } from './readQuery.ts'
import type { Hit, HitGroup } from './results.ts'

/** The remark on results for an offset of a file that is not open. */
export const unknownStart =
  'Which field is at this file offset depends on the save. Below is what a typical save has there.'

/** What is at a byte of the opened save; null beyond its end. */
function hitAt(save: OpenedSave, offset: number): Hit | null {
  const found = save.at(offset)
  if (found === null) return null
  const detail = `byte ${formatNumber(offset)} of ${save.file}`
  if (found.part !== 'field') return partHit(found.block, found.part, offset, detail)
  const { block, blockOffset, path, text } = found
  return {
    route: fieldRoute(block, toHex(offset - found.offset + blockOffset)),
    title: `Block ${block}: ${path.replace(/^block\d\d\./, '')} = ${text}`,
    code: `0x${fileHex(offset)}`,
    detail: `${detail}, ${block}:${toHex(blockOffset)}`,
  }
}

/** The offsets of a file that a query can mean, the likeliest first. */
function fileOffsets(save: OpenedSave, reading: QueryReading): readonly number[] {
  const { decimal, hex, isSurelyHex, blockOffset, bytes } = reading
  if (blockOffset) {
    const start = save.startOf(blockOffset.block)
    return start === null ? [] : [start + blockOffset.offset]
  }
  if (bytes) return []
  return [...new Set(isSurelyHex ? [hex] : [decimal, hex])].filter(offset => offset !== null)
}

/** Results with what the query means in the opened save first; without one, a remark that offsets are typical. */
export function withOpenedSave(results: Results, save: OpenedSave | null, query: string): Results {
  const typical = results.groups.find(({ kind }) => kind === fileKind)
  if (save === null) {
    const isTypical = typical?.hits.some(({ detail }) => detail.includes('typical'))
    return isTypical ? { ...results, readings: [...results.readings, unknownStart] } : results
  }
  const hits = fileOffsets(save, readQuery(query)).flatMap(offset => hitAt(save, offset) ?? [])
  if (hits.length === 0) return results
  const own: HitGroup = { kind: 'In your save', hits, total: hits.length }
  const others = results.groups.filter(group => group !== typical)
  return {
    ...results,
    groups: [own, ...others],
    total: results.total - (typical?.total ?? 0) + hits.length,
    isNearest: false,
  }
}
