import type { Definition, KnownBytes } from '../definition.ts'
import { addTallies, emptyTally } from './knowledge.ts'
import { tallyStruct } from './tally-struct.ts'

/** Bytes of each block and of all of them in a typical save, by kind of knowledge, computed from the definition. */
export function knownBytes(definition: Definition): readonly KnownBytes[] {
  const blocks = definition.blocks.map(({ number, struct, typicalCounts, typicalSize }) => ({
    block: number,
    size: typicalSize,
    ...tallyStruct(definition, struct, typicalCounts),
  }))
  const size = blocks.reduce((sum, block) => sum + block.size, 0)
  const tally = blocks.reduce((sum, block) => addTallies(sum, block), emptyTally)
  return [...blocks, { block: 'all', size, ...tally }]
}
