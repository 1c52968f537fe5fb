import type { BlockChain } from '../../../src/shared/recipe-types.ts'
import type { Definition } from '../definition.ts'
import { blockStart, typicalCounts } from './file-counts.ts'

/**
 * Blocks whose distance is the same in every save, by block number: those between which none has counts. From the start
 * of one the others follow; those of the chain of block 00 count from the start of the file.
 */
export function blockChains(definition: Definition): Readonly<Record<string, BlockChain>> {
  const counts = typicalCounts(definition)
  const chains: Record<string, BlockChain> = {}
  let [first, origin, isOpen] = ['', 0, false]
  for (const { number, typicalCounts: own } of definition.blocks) {
    const start = blockStart(definition, number, counts)
    if (!isOpen) {
      first = number
      origin = Object.keys(chains).length === 0 ? 0 : start
    }
    chains[number] = { first, offset: start - origin }
    isOpen = Object.keys(own).length === 0
  }
  return chains
}
