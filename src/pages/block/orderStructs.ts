import type { BlockFormat, Struct } from '../../generated/format/types.ts'

/** The structs of a block in reading order: the block, its own structs, then those it shares with other blocks. */
export function orderStructs({ structs }: BlockFormat): readonly Struct[] {
  return [...structs].sort((a, b) => Number(a.blocks.length > 1) - Number(b.blocks.length > 1))
}
