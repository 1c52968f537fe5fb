import { toHex } from '#shared/number.ts'
import { elementForm } from '#shared/types.ts'
import { flagMask } from '#shared/value-set.ts'
import {
  allFields,
  type Element,
  type EnumerationEntry,
  elementsOf,
  type Field,
  type FieldType,
  type Flag,
} from '../../format/definition.ts'
import { describeElement, describeEntry } from '../shared/describe.ts'
import type { ExportModel } from '../shared/export-model.ts'
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

const largestInt = 0x7fffffff

interface Constant {
  readonly name: string
  readonly value: number
  readonly doc: string
}

function enumText(tag: string, constants: readonly Constant[]): string {
  const lines = constants.map(({ name, value, doc }, index) => {
    const comma = index < constants.length - 1 ? ',' : ''
    return `    ${name} = ${value}${comma}${doc === '' ? '' : ` ${cComment(doc)}`}\n`
  })
  return `enum ${cType(tag)} {\n${lines.join('')}};\n`
}

function defineText(name: string, value: number, doc: string): string {
  return `#define ${name} 0x${toHex(value, 1)}u ${cComment(doc)}\n`
}

/** An enumeration; numbers beyond an int become macros. */
function enumerationText(set: string, entries: readonly EnumerationEntry[]): string {
  const constants = entries.map(entry => {
    return { name: cConstant(set, entry.name), value: entry.value, doc: describeEntry(entry) }
  })
  return entries.some(({ value }) => value > largestInt)
    ? constants.map(({ name, value, doc }) => defineText(name, value, doc)).join('')
    : enumText(set.replaceAll('-', '_'), constants)
}

function flagText(set: string, flag: Flag): string {
  const { name, bit, width } = flag
  const mask = flagMask(flag)
  const constant = cConstant(set, name)
  if (width === 1) return defineText(constant, mask, describeEntry(flag))
  const doc = `${describeEntry(flag)} A number of ${width} bits.`
  return `${defineText(`${constant}_MASK`, mask, doc)}#define ${constant}_SHIFT ${bit}\n`
}

/** The C type if it differs from that of the list, and the array length. */
function indexDoc(element: Element, listType: FieldType): string {
  const { basic, length } = elementForm(element.type)
  const letters = length === 1 ? '' : `[${length}]`
  const values = element.count === null ? '' : `[${element.count}]`
  const type = basic === listType && values === '' ? '' : `${scalarTypes[basic]}${values}${letters}`
  return [type, describeElement(element)].filter(part => part !== '').join(': ')
}

/** Indexes of the named elements of a list. */
function indexText(field: Field): string {
  const { name, type } = field
  const constants = elementsOf(field).map(element => {
    return { name: cConstant(name, element.name), value: element.index, doc: indexDoc(element, type) }
  })
  return enumText(`${name}_index`, constants)
}

/** All constants: enumerations, flags, indexes of named elements. */
export function cConstants({ definition, enumerations }: ExportModel): readonly string[] {
  const fields = allFields(definition)
  return [
    ...[...enumerations].map(([set, entries]) => enumerationText(set, entries)),
    ...[...definition.flagSets].map(([set, flags]) => flags.map(flag => flagText(set, flag)).join('')),
    ...fields.filter(({ elements }) => elements !== null).map(indexText),
  ]
}
