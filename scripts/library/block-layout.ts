import { type NamedValue, namedLength, namedValuesOf } from '#shared/format-path/tree.ts'
import { elementBytes } from '#shared/layout.ts'
import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import { elementForm, elementTypeSize, isList, type RunType, type ScalarType } from '#shared/types.ts'
import { readAs } from '../format/codec/named-values.ts'
import { isStruct, type StructValue, type Value } from '../format/codec/value.ts'
import { structSize, valueSize } from '../format/codec/value-size.ts'
import { type Definition, type Field, fieldsOf, innerStruct } from '../format/definition.ts'

/** Of a field in a struct, or index in a list. */
export type PartKey = string | number

interface Extent {
  /** As the site has it, e.g. `block15.money_shown`. */
  readonly path: string
  /** Of its value in the struct or list that contains it. */
  readonly key: PartKey
  /** Bytes from the start of the file. */
  readonly offset: number
  readonly size: number
}

/** A block or struct in a save. */
export interface StructPart extends Extent {
  readonly kind: 'struct'
  readonly struct: string
  readonly value: StructValue
}

/** A list in a save. */
export interface ListPart extends Extent {
  readonly kind: 'list'
  readonly field: Field
  readonly value: readonly Value[]
  /** The names of its values by index; null if it has none, or another length than the list that they apply to. */
  readonly names: ReadonlyMap<number, NamedValue> | null
}

/** One value in a save. */
export interface ValuePart extends Extent {
  readonly kind: 'value'
  readonly type: ScalarType | RunType
  /** Its field, or that of the list that has it. */
  readonly field: Field
  readonly value: Value
  /** The struct or list that contains it. */
  readonly container: object
  /** The list, if the value is one of its named elements. */
  readonly named: { readonly list: ListPart; readonly value: NamedValue } | null
}

/** What a path of a save leads to. */
export type Part = StructPart | ListPart | ValuePart

interface FieldShape {
  readonly field: Field
  readonly key: string
  /** Length of the list whose values have names; null without names. */
  readonly namedLength: number | null
}

const shapesOf = memoizeBy((definition: Definition) =>
  memoizeByValue((struct: string): readonly FieldShape[] =>
    fieldsOf(definition, struct).map(field => ({
      field,
      key: definition.keyOf(field.name),
      namedLength: field.elements === null ? null : namedLength(definition, struct, field),
    })),
  ),
)

function valueType({ name, type }: Field): ScalarType | RunType {
  if (type === 'struct') throw new Error(`${name} is a struct`)
  return type
}

function onePart(field: Field, value: Value, extent: Extent, container: object): Part {
  if (field.struct !== null)
    return { kind: 'struct', ...extent, struct: field.struct, value: isStruct(value) ? value : {} }
  return { kind: 'value', ...extent, type: valueType(field), field, value, container, named: null }
}

type IsWanted = (key: PartKey) => boolean

/**
 * The fields of a struct in file order, without those that the value does not have.
 * @param isWanted whether a field is, by its key
 */
export function* fieldParts(
  definition: Definition,
  { struct, path, offset: start, value: fields }: StructPart,
  isWanted: IsWanted = () => true,
): Generator<Part> {
  let offset = start
  for (const { field, key, namedLength } of shapesOf(definition)(struct)) {
    const value = fields[key]
    if (value === undefined) continue
    const size = valueSize(definition, field, value)
    const extent = { path: `${path}.${field.name}`, key, offset, size }
    offset += size
    if (!isWanted(key)) continue
    if (!isList(field)) yield onePart(field, value, extent, fields)
    else if (Array.isArray(value)) {
      const names = value.length === namedLength ? namedValuesOf(field) : null
      yield { kind: 'list', ...extent, field, value, names }
    }
  }
}

/** A named value of a list. */
export function namedPart(list: ListPart, named: NamedValue): ValuePart {
  const { name, type } = named.element
  return {
    kind: 'value',
    path: `${list.path}[${name}]${named.part === null ? '' : `[${named.part}]`}`,
    key: named.index,
    offset: list.offset + named.index * elementBytes(list.field),
    size: elementTypeSize(type),
    type: elementForm(type).basic,
    field: list.field,
    value: readAs(list.field, list.value, named.index, type),
    container: list.value,
    named: { list, value: named },
  }
}

/** The value or struct at a list index; the offset is that of the list where all elements have the same size. */
export function elementPart(
  list: ListPart,
  index: number,
  size: number,
  offset = list.offset + index * size,
): Part {
  const extent = { path: `${list.path}[${index}]`, key: index, offset, size }
  return onePart(list.field, list.value[index] ?? 0, extent, list.value)
}

/**
 * The elements of a list in file order; a named element that takes several indexes comes once.
 * @param isWanted whether the element at an index is, and with it the named one that takes the index
 */
export function* elementParts(
  definition: Definition,
  list: ListPart,
  isWanted: IsWanted = () => true,
): Generator<Part> {
  const { field, value, names } = list
  let { offset } = list
  let last: NamedValue | undefined
  for (let index = 0; index < value.length; index++) {
    const size = field.elementSize ?? structSize(definition, innerStruct(field), value[index])
    if (isWanted(index)) {
      const named = names?.get(index)
      if (named === undefined) yield elementPart(list, index, size, offset)
      else if (named !== last) yield namedPart(list, named)
      last = named
    }
    offset += size
  }
}

/** The parts of a struct or list, in file order. @param isWanted as of {@link fieldParts} and {@link elementParts} */
export const partsOf = (
  definition: Definition,
  part: StructPart | ListPart,
  isWanted?: IsWanted,
): Generator<Part> =>
  part.kind === 'list' ? elementParts(definition, part, isWanted) : fieldParts(definition, part, isWanted)

/** Collects the values of a part, in file order. */
export function collectValues(definition: Definition, part: Part, into: ValuePart[]): void {
  if (part.kind === 'value') into.push(part)
  else for (const inner of partsOf(definition, part)) collectValues(definition, inner, into)
}

/** The value of a part at an offset of the file; null between values. */
export function valueAt(definition: Definition, part: Part, offset: number): ValuePart | null {
  if (part.kind === 'value') return part
  const size = part.kind === 'list' ? part.field.elementSize : null
  if (part.kind === 'list' && size !== null) {
    const index = Math.floor((offset - part.offset) / size)
    const named = part.names?.get(index)
    return named === undefined
      ? valueAt(definition, elementPart(part, index, size), offset)
      : namedPart(part, named)
  }
  for (const inner of partsOf(definition, part))
    if (offset < inner.offset + inner.size) return valueAt(definition, inner, offset)
  return null
}
