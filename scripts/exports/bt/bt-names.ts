import type { ScalarType } from '../../format/definition.ts'
import type { MemberType } from '../shared/outline-types.ts'
import { avoidWords } from '../shared/texts.ts'

/** Keywords, types and constants of 010 Editor templates. */
export const btName = avoidWords(`
  break case const continue default do else enum exists false for function_exists if local parentof return signed
  sizeof startof string struct switch this true typedef union unsigned void while wstring wchar_t
  byte char double float hfloat int int8 int16 int32 int64 long quad short time_t time64_t
  ubyte uchar uint uint8 uint16 uint32 uint64 ulong uquad ushort`)

/** Type of a one-byte boolean. */
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
