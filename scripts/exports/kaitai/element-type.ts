import { elementBytes } from '../../../src/shared/layout.ts'
import { elementForm, isScalar } from '../../../src/shared/types.ts'
import type { Element, Field } from '../../format/definition.ts'
import { describeElement } from '../shared/describe.ts'
import type { KaitaiType } from './kaitai-type.ts'
import { kaitaiTypes, memberId } from './names.ts'
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
