import { avoidWords } from '../shared/avoid.ts'

/** Keywords, types and constants of 010 Editor templates. */
export const btName = avoidWords(`
  break case const continue default do else enum exists false for function_exists if local parentof return signed
  sizeof startof string struct switch this true typedef union unsigned void while wstring wchar_t
  byte char double float hfloat int int8 int16 int32 int64 long quad short time_t time64_t
  ubyte uchar uint uint8 uint16 uint32 uint64 ulong uquad ushort`)
