import { isScalar } from '../../algebra/types.ts'
import type { Element, Field } from '../../format/definition.ts'
import { describeElement } from '../shared/describe.ts'
import type { KaitaiType } from './kaitai-type.ts'
import { kaitaiTypes, memberId } from './names.ts'
import type { YamlMap } from './yaml.ts'

/** A named element, read at its own place when its type differs from that of the list. */
function elementInstance({ type, elementSize, count }: Field, element: Element): YamlMap {
  const doc = describeElement(element)
  const { index } = element
  const size = elementSize ?? 0
  const guard = count?.kind === 'fixed' ? {} : { if: `_io.size >= ${(index + 1) * size}` }
  return element.type === type
    ? { value: `values[${index}]`, ...guard, doc }
    : { pos: index * size, type: kaitaiTypes[element.type], ...guard, doc }
}

/** The type of a list with named elements: all values in order, and an instance for each name. */
export function elementType(field: Field, elements: readonly Element[]): KaitaiType {
  const type = isScalar(field.type) ? kaitaiTypes[field.type] : undefined
  const instances = elements.map(element => [
    memberId(element.name, field.name),
    elementInstance(field, element),
  ])
  return {
    doc: `${field.label}: named elements of ${field.name}.`,
    seq: [{ id: 'values', type, repeat: 'eos', doc: 'All elements in order.' }],
    instances: Object.fromEntries(instances),
  }
}
