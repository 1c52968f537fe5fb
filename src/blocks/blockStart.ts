import { createContext, use } from 'react'
import type { BlockFormat } from '../shared/format-types.ts'
import { parseHex } from '../shared/hex.ts'

/** Address parameter with the offset of the block in the user's save, in hex. */
export const startParameter = 'start'

const BlockStart = createContext<number | null>(null)

/** Gives the start of the block to the fields of its page. */
export const BlockStartProvider = BlockStart

/** Offset of the block in the file, in bytes; null if unknown. */
export const useBlockStart = () => use(BlockStart)

/** Parses a typed offset: `1DFD8` or `0x1dfd8`; null if it is not a hex number. */
export function parseStart(text: string | null): number | null {
  return text && /^(0x)?[0-9a-f]{1,6}$/i.test(text) ? parseHex(text.replace(/^0x/i, '')) : null
}

/**
 * Where a block starts: at the same offset in every save, or where the user found it in their save.
 * @param text of the address; null if it is not a hex number
 */
export function readBlockStart(
  { typicalStart, isStartFixed }: Pick<BlockFormat, 'typicalStart' | 'isStartFixed'>,
  text: string | null,
): number | null {
  return isStartFixed ? typicalStart : parseStart(text)
}

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
