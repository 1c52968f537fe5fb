import { elementBytes } from '#shared/layout.ts'
import { elementForm, elementTypeSize } from '#shared/types.ts'
import {
  allFields,
  type Count,
  type Definition,
  type Element,
  elementsOf,
  type Field,
  type Flag,
  fieldsOf,
  innerStruct,
  type ScalarType,
} from '../../format/definition.ts'
import { describeElement } from './describe.ts'
import type { LayoutField, LayoutTest } from './layouts.ts'
import type { NamedValues } from './value-sets.ts'

/** Type of a member: a number, characters, raw bytes, or an outline type by its snake-case name. */
export type MemberType =
  | { readonly kind: 'scalar'; readonly scalar: ScalarType }
  | { readonly kind: 'letters' | 'bytes' }
  | { readonly kind: 'named'; readonly name: string }

/**
 * Name of the type of one element in a C-like language.
 * @param scalars its names of numbers @param nameOf its form of the names of other types
 */
export function typeText(
  type: MemberType,
  scalars: Readonly<Record<ScalarType, string>>,
  nameOf: (name: string) => string,
): string {
  if (type.kind === 'scalar') return scalars[type.scalar]
  if (type.kind === 'named') return nameOf(type.name)
  return type.kind === 'letters' ? 'char' : scalars.u8
}

export interface Member {
  readonly name: string
  readonly type: MemberType
  readonly count: Count | null
  /** Bytes of one element; 0 if they, or its layout, depend on its own members. */
  readonly elementSize: number
  /** The layout that has the member; missing or null if it is in every save. */
  readonly layout?: LayoutField['layout']
  readonly doc: string
  /** Structs of named elements over the same bytes. */
  readonly overlays: readonly Overlay[]
}

/** Named elements of a list that has more elements than names, or elements of other types. */
interface Overlay {
  readonly type: string
  readonly name: string
  /** List length that the names apply to. */
  readonly holdsFor: number
}

export interface OutlineEnum extends NamedValues {
  readonly type: ScalarType
}

interface OutlineFlag extends Flag {
  readonly enumName: string | null
}

export interface OutlineFlags {
  readonly name: string
  readonly type: ScalarType
  /** Lowest bit first, filled up to the size of the type; numbers are bits to skip. */
  readonly bits: readonly (OutlineFlag | number)[]
}

export interface OutlineStruct {
  readonly name: string
  readonly doc: string
  /** Members; as numbers, bytes to skip; and before the first member that only one layout has, how to tell which it is. */
  readonly members: readonly (Member | number | LayoutTest)[]
}

/** Indents a member, below its condition if only one layout has it. The variable is declared by the {@link LayoutTest}. */
export function layoutIndent({ layout }: Member): string {
  if (layout === undefined || layout === null) return '    '
  return `    if (${layout === 'later' ? '' : '!'}is_later)\n        `
}

/** The format as declarations in dependency order, for C-like languages. */
export interface Outline {
  readonly enums: readonly OutlineEnum[]
  readonly flags: readonly OutlineFlags[]
  readonly structs: readonly OutlineStruct[]
}

/** Bytes of the number with which each element of a list up to an end mark starts. */
export function markBytes(definition: Definition, list: Field): number {
  const [first] = fieldsOf(definition, innerStruct(list))
  if (first === undefined) throw new Error(`${list.name} has empty elements`)
  return elementBytes(first)
}

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
export function textStructs(definition: Definition): readonly OutlineStruct[] {
  const elements = allFields(definition).flatMap(elementsOf)
  const types = new Set(elements.map(({ type }) => type).filter(type => elementForm(type).basic === 'char'))
  return [...types].sort().map(name => {
    const value = elementTypeSize(name)
    const doc = 'Characters, padded with 00.'
    const shared = { name: 'letters', elementSize: value, doc, overlays: [] }
    const letters = { ...shared, type: { kind: 'letters' }, count: { kind: 'fixed', value } } as const
    return { name, doc: `Text of ${value} bytes`, members: [letters] }
  })
}
