import type { BlockFormat } from '../shared/format-types.ts'
import { toHex } from '../shared/hex.ts'

/** What a reader asks with an offset: the field there in the block, or why there is none. */
export type OffsetAnswer =
  | { readonly kind: 'offset'; readonly offset: number }
  | {
      readonly kind: 'none'
      readonly why: string
      /** The offset, where it may be meant in the file. */
      readonly inFile?: number
    }

/**
 * Reads an offset as readers write it: `053D`, `0x53d`, `53Dh` or `25:053D` in the block, or a place in a typical file
 * such as `0x2F3A0` where it is too large for the block.
 */
export function readOffset(format: BlockFormat, text: string): OffsetAnswer {
  const { number, typicalSize, typicalStart } = format
  if (typicalSize === null || typicalStart === null) return { kind: 'none', why: 'This is no block.' }
  const written = text.trim().match(/^(?:(\d\d):)?(?:0x)?([0-9a-f]{1,6})h?$/i)
  if (!written?.[2]) return { kind: 'none', why: 'Write hex digits, such as 053D or 0x2F3A0.' }
  if (written[1] && written[1] !== number) return { kind: 'none', why: `That lies in block ${written[1]}.` }
  const value = Number.parseInt(written[2], 16)
  if (value < typicalSize) return { kind: 'offset', offset: value }
  const inBlock = value - typicalStart
  if (!written[1] && inBlock >= 0 && inBlock < typicalSize) return { kind: 'offset', offset: inBlock }
  const last = typicalSize - 1
  const why = `This block takes 0000 to ${toHex(last)}, in a typical file ${toHex(typicalStart, 5)} to ${toHex(typicalStart + last, 5)}.`
  return { kind: 'none', why, ...(!written[1] && { inFile: value }) }
}
