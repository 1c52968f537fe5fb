import type { ScalarType } from '../../format/definition.ts'
import type { MemberType } from '../shared/outline-types.ts'
import { pascal } from '../shared/texts.ts'

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
