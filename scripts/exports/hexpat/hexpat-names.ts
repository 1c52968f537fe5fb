import type { ScalarType } from '../../format/definition.ts'
import type { MemberType } from '../shared/outline-types.ts'
import { avoidWords, pascal } from '../shared/texts.ts'

/** Keywords, types and operators of the pattern language. */
export const hexpatName = avoidWords(`
  as be bitfield break catch const continue else enum false fn for from if import in is le match namespace null out
  parent ref return section signed struct this true try union unsigned using while addressof sizeof typenameof
  auto bool char char16 double float padding str s8 s16 s24 s32 s48 s64 s96 s128 u8 u16 u24 u32 u48 u64 u96 u128`)

/** Types of the pattern language. */
export const hexpatScalars: Readonly<Record<ScalarType, string>> = {
  u8: 'u8',
  i8: 's8',
  b8: 'bool',
  u16: 'u16',
  i16: 's16',
  u32: 'u32',
  i32: 's32',
  f32: 'float',
}

/** Name of the type of one element. */
export function hexpatType(type: MemberType): string {
  if (type.kind === 'scalar') return hexpatScalars[type.scalar]
  if (type.kind === 'named') return pascal(type.name)
  return type.kind === 'letters' ? 'char' : 'u8'
}
