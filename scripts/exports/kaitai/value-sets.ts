import type { EnumerationEntry, Flag, ScalarType } from '../../format/definition.ts'
import { describeEntry } from '../shared/describe.ts'
import type { ExportModel } from '../shared/export-model.ts'
import { namedValues, namesAll } from '../shared/value-sets.ts'
import type { KaitaiContext, KaitaiType } from './kaitai-type.ts'
import { kaitaiTypes, memberId, switchEnumeration } from './names.ts'
import type { YamlMap } from './yaml.ts'

function entriesMap(name: string, entries: readonly EnumerationEntry[]): YamlMap {
  const owner = name.replaceAll('-', '_')
  return Object.fromEntries(
    entries.map(entry => [entry.value, { id: memberId(entry.name, owner), doc: describeEntry(entry) }]),
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
    entriesMap(name, entries),
  ])
  return { [switchEnumeration]: { 0: 'no', 1: 'yes' }, ...Object.fromEntries(named) }
}

function flagInstance({ model }: KaitaiContext, flag: Flag): YamlMap {
  const { bit, width } = flag
  const doc = describeEntry(flag)
  if (width === 1) {
    // In Rust the mask of bit 31 would overflow.
    const value = bit === 31 ? '(value >> 31) != 0' : `(value & 0x${(2 ** bit).toString(16)}) != 0`
    return { value, doc }
  }
  const mask = 2 ** width - 1
  const values = namedValues(model, flag.values)
  const isNamed = values !== null && namesAll(values.entries, { kind: 'span', min: 0, max: mask })
  const bits = bit === 0 ? `value & ${mask}` : `(value >> ${bit}) & ${mask}`
  return {
    // In C# a cast to the enumeration would apply to the first operand alone, and an enumeration has no `&`.
    value: isNamed ? `(${bits}) + 0` : bits,
    enum: isNamed ? enumId(model, values.name) : undefined,
    doc,
  }
}

/** The type of a flag set: the number, and an instance for each flag. */
export function flagType(
  context: KaitaiContext,
  name: string,
  type: ScalarType,
  flags: readonly Flag[],
): KaitaiType {
  return {
    doc: `Flags: ${name}.`,
    seq: [{ id: 'value', type: kaitaiTypes[type], doc: 'All bits as one number.' }],
    instances: Object.fromEntries(
      flags.map(flag => [memberId(flag.name, name), flagInstance(context, flag)]),
    ),
  }
}
