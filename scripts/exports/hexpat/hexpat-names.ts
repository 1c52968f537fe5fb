import { avoidWords } from '../shared/avoid.ts'

/** Keywords, types and operators of the pattern language. */
export const hexpatName = avoidWords(`
  as be bitfield break catch const continue else enum false fn for from if import in is le match namespace null out
  parent ref return section signed struct this true try union unsigned using while addressof sizeof typenameof
  auto bool char char16 double float padding str s8 s16 s24 s32 s48 s64 s96 s128 u8 u16 u24 u32 u48 u64 u96 u128`)
