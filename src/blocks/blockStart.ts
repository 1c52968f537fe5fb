import { createContext, use } from 'react'
import type { BlockFormat } from '../shared/format-types.ts'

const BlockStart = createContext<number | null>(null)

/** Gives the start of the block to the fields of its page. */
export const BlockStartProvider = BlockStart

/** Offset of the block in the file, in bytes; null if unknown. */
export const useBlockStart = () => use(BlockStart)

const suffixes: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** An ordinal number: "1st", "12th", "22nd". Hand-written for the reason in formatNumber. */
function formatOrdinal(count: number): string {
  const isTeen = Math.floor(count / 10) % 10 === 1
  return `${count}${(!isTeen && suffixes[count % 10]) || 'th'}`
}

/** The marker before a block, as counted in a hex editor: "16th" for block 15. */
export function markerOrdinal({ number }: Pick<BlockFormat, 'number'>): string {
  return formatOrdinal(Number(number) + 1)
}
