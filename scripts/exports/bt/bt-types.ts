import type { ScalarType } from '../../format/definition.ts'
import type { MemberType } from '../shared/outline-types.ts'

/** Type of a byte that means yes or no. */
export const switchType = 'switch_t'

/** Types of 010 Editor. */
export const btScalars: Readonly<Record<ScalarType, string>> = {
  u8: 'uint8',
  i8: 'int8',
  b8: switchType,
  u16: 'uint16',
  i16: 'int16',
  u32: 'uint32',
  i32: 'int32',
  f32: 'float',
}

/** Name of the type of one element. */
export function btType(type: MemberType): string {
  if (type.kind === 'scalar') return btScalars[type.scalar]
  if (type.kind === 'named') return `${type.name}_t`
  return type.kind === 'letters' ? 'char' : 'uint8'
}
