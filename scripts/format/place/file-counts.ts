import type { Counts } from '../../../src/shared/count.ts'
import { sizeOf } from '../../../src/shared/layout.ts'
import { memoizeBy } from '../../../src/shared/memoize.ts'
import { countsOf } from '../codec/counts-of.ts'
import { saveSizeFor } from '../codec/file-end.ts'
import type { BlockReading } from '../codec/value.ts'
import { type Block, type Definition, fieldsOf } from '../definition.ts'

/** Counts of each block of a file, by block number; they determine the offset of everything after them. */
export type FileCounts = ReadonlyMap<string, Counts>

/** The counts of the typical save, made indoors. */
export const typicalCounts = memoizeBy(
  ({ blocks }: Pick<Definition, 'blocks'>): FileCounts =>
    new Map(blocks.map(({ number, typicalCounts: counts }) => [number, counts])),
)

/** The counts of a decoded save. */
export function fileCounts(definition: Definition, readings: readonly BlockReading[]): FileCounts {
  return new Map(
    readings.flatMap(({ number, value }) => {
      const block = definition.blocks.find(candidate => candidate.number === number)
      return block === undefined ? [] : [[number, countsOf(definition, block, value)] as const]
    }),
  )
}

/** The counts of one block; fixed-size blocks have none. */
export function countsOfBlock(counts: FileCounts, block: string): Counts {
  return counts.get(block) ?? {}
}

const startsIn = memoizeBy((definition: Definition) =>
  memoizeBy((counts: FileCounts): ReadonlyMap<string, number> => {
    const { blocks, file } = definition
    let end = 0
    return new Map(
      blocks.map(({ number, struct }) => {
        const start = end + file.marker.length
        end = start + sizeOf(fieldsOf(definition, struct), countsOfBlock(counts, number))
        return [number, start]
      }),
    )
  }),
)

/**
 * First byte of a block in a file with these counts. @throws Error if there is no such block
 */
export function blockStart(definition: Definition, number: string, counts: FileCounts): number {
  const start = startsIn(definition)(counts).get(number)
  if (start === undefined) throw new Error(`there is no block ${number}`)
  return start
}

/** Bytes of a file with these counts. */
export function fileSize(definition: Definition, counts: FileCounts): number {
  const { blocks, file } = definition
  const last = blocks.at(-1)
  if (last === undefined) return file.size
  const size = sizeOf(fieldsOf(definition, last.struct), countsOfBlock(counts, last.number))
  return saveSizeFor(file, blockStart(definition, last.number, counts) + size)
}

/** Whether a block begins at the same offset in every file, i.e. no block before it has counts. */
export function isStartFixed({ blocks }: Definition, block: Block): boolean {
  return blocks
    .slice(0, blocks.indexOf(block))
    .every(({ typicalCounts: counts }) => Object.keys(counts).length === 0)
}
