import type { FieldType } from '../../format/definition.ts'
import { avoidWords, commentText } from '../shared/texts.ts'

/** Keywords of C11 and C++17, and names that headers of either use for macros. */
export const cName = avoidWords(`
  alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t class compl const
  const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit export extern false
  float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private
  protected public register reinterpret_cast restrict return short signed sizeof static static_assert static_cast
  struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void
  volatile wchar_t while xor xor_eq errno far linux major minor near small unix windows`)

/** Name of a type. */
export function cType(name: string): string {
  return `gtasa_${name}`
}

/** Name of a constant. */
export function cConstant(...names: readonly string[]): string {
  return ['gtasa', ...names].join('_').replaceAll('-', '_').toUpperCase()
}

/** A text as a comment. */
export function cComment(text: string): string {
  return `/* ${commentText(text)} */`
}

/** Types of C. */
export const scalarTypes: Readonly<Record<Exclude<FieldType, 'struct'>, string>> = {
  u8: 'uint8_t',
  i8: 'int8_t',
  b8: 'uint8_t',
  u16: 'uint16_t',
  i16: 'int16_t',
  u32: 'uint32_t',
  i32: 'int32_t',
  f32: 'float',
  char: 'char',
  gxt: 'char',
  raw: 'uint8_t',
}
