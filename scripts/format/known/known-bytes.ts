import type { Definition } from '../definition.ts'
import { addTallies, emptyTally, type Tally } from './knowledge.ts'
import { tallyStruct } from './tally-struct.ts'

export interface KnownBytes {
  /** 00 to 27, or `all`. */
  readonly block: string
  readonly size: number
  readonly tally: Tally
}

/** Bytes of each block and of all of them in a typical save, by kind of knowledge, computed from the definition. */
export function knownBytes(definition: Definition): readonly KnownBytes[] {
  const blocks = definition.blocks.map(({ number, struct, typicalCounts, typicalSize }) => ({
    block: number,
    size: typicalSize,
    tally: tallyStruct(definition, struct, typicalCounts),
  }))
  const size = blocks.reduce((sum, block) => sum + block.size, 0)
  const tally = blocks.reduce((sum, block) => addTallies(sum, block.tally), emptyTally)
  return [...blocks, { block: 'all', size, tally }]
}
