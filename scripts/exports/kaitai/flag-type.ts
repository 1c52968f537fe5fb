import type { Flag, ScalarType } from '../../format/definition.ts'
import { describeEntry } from '../shared/describe.ts'
import { namedValues, namesAll } from '../shared/named-values.ts'
import type { KaitaiContext } from './kaitai-context.ts'
import type { KaitaiType } from './kaitai-type.ts'
import { memberId } from './names.ts'
import { kaitaiTypes } from './scalar-types.ts'
import type { YamlMap } from './yaml.ts'

function flagInstance({ model }: KaitaiContext, flag: Flag): YamlMap {
  const { bit, width } = flag
  const doc = describeEntry(flag)
  if (width === 1) return { value: `(value & 0x${(2 ** bit).toString(16)}) != 0`, doc }
  const mask = 2 ** width - 1
  const values = namedValues(model, flag.values)
  const isNamed = values !== null && namesAll(values.entries, { kind: 'span', min: 0, max: mask })
  return {
    value: bit === 0 ? `value & ${mask}` : `(value >> ${bit}) & ${mask}`,
    enum: isNamed ? values.name : undefined,
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
