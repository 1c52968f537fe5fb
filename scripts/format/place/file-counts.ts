import type { Counts } from '../../algebra/count.ts'
import { sizeOf } from '../../algebra/layout.ts'
import { type BlockReading, countsOf } from '../codec/value.ts'
import { type Block, type Definition, fieldsOf } from '../definition.ts'

/** Counts of each block of a file, by block number: they decide where everything after them stands. */
export type FileCounts = ReadonlyMap<string, Counts>

/** The counts of the typical save, which was made inside. */
export function typicalCounts({ blocks }: Pick<Definition, 'blocks'>): FileCounts {
  return new Map(blocks.map(({ number, typicalCounts: counts }) => [number, counts]))
}

/** The counts of a save that was read. */
export function fileCounts({ blocks }: Definition, readings: readonly BlockReading[]): FileCounts {
  return new Map(
    readings.flatMap(({ number, value }) => {
      const block = blocks.find(candidate => candidate.number === number)
      return block === undefined ? [] : [[number, countsOf(block, value)] as const]
    }),
  )
}

/** The counts of one block; those of a fixed size have none. */
export function countsOfBlock(counts: FileCounts, block: string): Counts {
  return counts.get(block) ?? {}
}

/** First byte of a block in a file with these counts. */
export function blockStart(definition: Definition, number: string, counts: FileCounts): number {
  const { blocks, file } = definition
  const earlier = blocks.slice(
    0,
    blocks.findIndex(block => block.number === number),
  )
  const sizes = earlier.map(block =>
    sizeOf(fieldsOf(definition, block.struct), countsOfBlock(counts, block.number)),
  )
  return sizes.reduce((sum, size) => sum + file.marker.length + size, file.marker.length)
}

/** Whether a block begins at the same byte of every file: no block before it has counts. */
export function isStartFixed({ blocks }: Definition, block: Block): boolean {
  return blocks
    .slice(0, blocks.indexOf(block))
    .every(({ typicalCounts: counts }) => Object.keys(counts).length === 0)
}
