import { elementBytes } from '../../../src/shared/layout.ts'
import { elementForm, elementTypeSize } from '../../../src/shared/types.ts'
import { type Definition, type Element, elementsOf, type Field } from '../../format/definition.ts'
import { describeElement } from './describe.ts'
import type { Member, MemberType, OutlineStruct } from './outline-types.ts'

/** Index after a named element. */
function elementEnd({ index, type, count }: Element, stride: number): number {
  return index + ((count ?? 1) * elementTypeSize(type)) / stride
}

/**
 * The named elements of a list in non-overlapping layers: first arrays and single elements, then named
 * elements of arrays.
 */
export function elementLayers(field: Field): readonly (readonly Element[])[] {
  const layers: { end: number; readonly members: Element[] }[] = []
  for (const element of elementsOf(field)) {
    let layer = layers.find(({ end }) => end <= element.index)
    if (layer === undefined) {
      layer = { end: 0, members: [] }
      layers.push(layer)
    }
    layer.members.push(element)
    layer.end = elementEnd(element, elementBytes(field))
  }
  return layers.map(({ members }) => members)
}

/** Name of the struct of a layer. */
export function layerName(list: string, layer: number): string {
  return layer === 0 ? list : `${list}_in_arrays`
}

function elementMember(element: Element, type: MemberType): Member {
  const { name, count } = element
  return {
    name,
    type,
    count: count === null ? null : { kind: 'fixed', value: count },
    elementSize: elementTypeSize(element.type),
    doc: describeElement(element),
    overlays: [],
  }
}

/** The structs of the named elements of a list, one per layer, skipping the bytes between them. */
export function elementStructs(
  field: Field,
  typeOf: (element: Element) => MemberType,
): readonly OutlineStruct[] {
  if (field.elements === null) return []
  const size = elementBytes(field)
  return elementLayers(field).map((elements, layer) => {
    let end = 0
    const members = elements.flatMap(element => {
      const gap = element.index * size - end
      end = elementEnd(element, size) * size
      const member = elementMember(element, typeOf(element))
      return gap > 0 ? [gap, member] : [member]
    })
    const what = layer === 0 ? 'elements with a name' : 'elements of its arrays with a name of their own'
    return { name: layerName(field.name, layer), doc: `${field.name}: ${what}`, members }
  })
}

/** The types of named elements that are texts. */
export function textStructs({ structs }: Definition): readonly OutlineStruct[] {
  const elements = [...structs.values()].flatMap(({ fields }) => fields.flatMap(elementsOf))
  const types = new Set(elements.map(({ type }) => type).filter(type => elementForm(type).basic === 'char'))
  return [...types].sort().map(name => {
    const value = elementTypeSize(name)
    const doc = 'Characters, padded with 00.'
    const shared = { name: 'letters', elementSize: value, doc, overlays: [] }
    const letters = { ...shared, type: { kind: 'letters' }, count: { kind: 'fixed', value } } as const
    return { name, doc: `Text of ${value} bytes`, members: [letters] }
  })
}
