import { blockStart } from '../../../src/shared/format-path/file.ts'
import { typicalCounts } from '../../../src/shared/format-path/tree.ts'
import type { BlockChain } from '../../../src/shared/recipe-types.ts'
import type { Definition } from '../definition.ts'

/**
 * Chains of blocks at a fixed distance in every save, by block number: no block between them has counts. The
 * start of one gives all others; the chain of block 00 starts at the start of the file.
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
