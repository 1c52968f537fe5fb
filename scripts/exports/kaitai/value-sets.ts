import { elementBytes } from '#shared/layout.ts'
import { elementForm, isScalar } from '#shared/types.ts'
import type { Element, EnumerationEntry, Field, Flag, ScalarType } from '../../format/definition.ts'
import { describeElement, describeEntry } from '../shared/describe.ts'
import type { ExportModel } from '../shared/export-model.ts'
import { namedValues } from '../shared/value-sets.ts'
import { type KaitaiType, kaitaiTypes, memberId, switchEnumeration } from './names.ts'
import type { YamlMap } from './yaml.ts'

/** Name of the instance that tests whether the list has the length that the names apply to. */
const guard = 'has_names'

/** A named element, read at its own offset if its type differs from that of the list. */
function elementInstance(field: Field, element: Element): YamlMap {
  const { type, count } = field
  const { index } = element
  const { basic, length } = elementForm(element.type)
  const rest = {
    ...(count?.kind === 'fixed' ? {} : { if: guard }),
    doc: describeElement(element) || undefined,
  }
  if (basic === type && element.count === null) return { value: `values[${index}]`, ...rest }
  const read =
    basic === 'char'
      ? { size: length, type: 'str', terminator: 0, encoding: 'ISO-8859-1' }
      : { type: kaitaiTypes[basic] }
  const repeated = element.count === null ? {} : { repeat: 'expr', 'repeat-expr': element.count }
  return { pos: index * elementBytes(field), ...read, ...repeated, ...rest }
}

/**
 * The type of a list with named elements: all values in order, and an instance for each name.
 * @param length list length that the names apply to
 */
export function elementType(field: Field, elements: readonly Element[], length: number): KaitaiType {
  const type = isScalar(field.type) ? kaitaiTypes[field.type] : undefined
  const instances = elements.map(element => [
    memberId(element.name, field.name),
    elementInstance(field, element),
  ])
  const size = length * elementBytes(field)
  const guarded = field.count?.kind === 'fixed' ? [] : [[guard, { value: `_io.size == ${size}` }]]
  return {
    doc: `Named elements of ${field.name}.`,
    seq: [{ id: 'values', type, repeat: 'eos', doc: 'All elements in order.' }],
    instances: Object.fromEntries([...guarded, ...instances]),
  }
}

function entriesMap({ originals }: ExportModel, name: string, entries: readonly EnumerationEntry[]): YamlMap {
  const owner = name.replaceAll('-', '_')
  return Object.fromEntries(
    entries.map(entry => [
      entry.value,
      {
        id: memberId(entry.name, owner),
        '-orig-id': originals.get(name)?.get(entry.value),
        doc: describeEntry(entry),
      },
    ]),
  )
}

/** Name of an enumeration: in C# a class cannot have a member and an enumeration of the same name, and the file has a member per block. */
export function enumId({ definition }: ExportModel, name: string): string {
  return definition.blocks.some(block => block.name === name) ? `${name}_values` : name
}

/** All enumerations. */
export function kaitaiEnums(model: ExportModel): YamlMap {
  const named = [...model.enumerations].map(([name, entries]) => [
    enumId(model, name.replaceAll('-', '_')),
    entriesMap(model, name, entries),
  ])
  return { [switchEnumeration]: { 0: 'no', 1: 'yes' }, ...Object.fromEntries(named) }
}

function flagInstance(model: ExportModel, flag: Flag): YamlMap {
  const { bit, width } = flag
  const doc = describeEntry(flag)
  if (width === 1) {
    // In Rust the mask of bit 31 would overflow.
    const value = bit === 31 ? '(value >> 31) != 0' : `(value & 0x${(2 ** bit).toString(16)}) != 0`
    return { value, doc }
  }
  const mask = 2 ** width - 1
  const values = namedValues(model, flag.values)
  const bits = bit === 0 ? `value & ${mask}` : `(value >> ${bit}) & ${mask}`
  return {
    // In C# a cast to the enumeration would apply to the first operand alone, and an enumeration has no `&`.
    value: values === null ? bits : `(${bits}) + 0`,
    enum: values === null ? undefined : enumId(model, values.name),
    doc,
  }
}

/** The type of a flag set: the number, and an instance for each flag. */
export function flagType(
  model: ExportModel,
  name: string,
  type: ScalarType,
  flags: readonly Flag[],
): KaitaiType {
  return {
    doc: `Flags: ${name}.`,
    seq: [{ id: 'value', type: kaitaiTypes[type], doc: 'All bits as one number.' }],
    instances: Object.fromEntries(flags.map(flag => [memberId(flag.name, name), flagInstance(model, flag)])),
  }
}
