import { blockChains } from '../generated/recipes/block-chains.ts'
import { parseStart, startParameter } from './blockStart.ts'

/** The known starts of blocks in a file. */
export interface FileStarts {
  /** Whether the user entered the start of at least one block. */
  readonly areGiven: boolean
  /** Offset of a block in the file; null if unknown. */
  readonly startOf: (block: string) => number | null
}

/** Address parameter with the start of one block of several, in hex: `start15`. */
export const startParameterOf = (block: string) => startParameter + block

/** First block of the chain of block 00, whose blocks start at the same offset in every save. */
const fixedChain = '00'

/** Reads block starts from an address. The start of one block gives those at a fixed distance from it. */
export function readFileStarts(parameters: URLSearchParams): FileStarts {
  const given = Object.keys(blockChains).flatMap(block => {
    const start = parseStart(parameters.get(startParameterOf(block)))
    return start === null ? [] : [{ block, start }]
  })
  const startOf = (block: string) => {
    const chain = blockChains[block]
    if (chain?.first === fixedChain) return chain.offset
    const own = given.find(one => one.block === block)
    const known = own ?? given.find(one => blockChains[one.block]?.first === chain?.first)
    const from = known && blockChains[known.block]
    return chain && known && from ? known.start + chain.offset - from.offset : null
  }
  return { areGiven: given.length > 0, startOf }
}

/** A block whose start the user has to enter. */
export interface AskedStart {
  readonly block: string
  /** Written blocks whose starts follow from it. */
  readonly others: readonly string[]
}

/** The starts the user has to enter: one per chain. @param blocks written blocks, in step order */
export function startsToAsk(blocks: readonly string[], parameters: URLSearchParams): readonly AskedStart[] {
  const firstOf = (block: string) => blockChains[block]?.first
  const unknown = [...new Set(blocks)].filter(block => ![undefined, fixedChain].includes(firstOf(block)))
  return [...new Set(unknown.map(firstOf))].map(first => {
    const chain = unknown.filter(block => firstOf(block) === first)
    const given = chain.findLast(block => parameters.has(startParameterOf(block)))
    const block = given ?? chain[0] ?? ''
    return { block, others: chain.filter(other => other !== block) }
  })
}
