import { namedLength } from '#shared/format-path/tree.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { elementForm, isScalar, scalars } from '#shared/types.ts'
import {
  type Element,
  type Field,
  type Flag,
  innerStruct,
  type ScalarType,
  type Struct,
  type ValueSet,
} from '../../format/definition.ts'

import { structsInnerFirst } from '../../format/structs.ts'
import { describeField, sizeText } from './describe.ts'
import type { Member, MemberType, Outline, OutlineFlags, OutlineStruct } from './element-structs.ts'
import { elementLayers, elementStructs, layerName, textStructs } from './element-structs.ts'
import type { ExportModel } from './export-model.ts'
import { isEarlierLayout, layoutsOf } from './layouts.ts'
import { namedValues, typedName, typedSets } from './value-sets.ts'

const namedType = (name: string): MemberType => ({ kind: 'named', name })

/** The type of a number that an enumeration names, or else of a plain one. */
function numberType(model: ExportModel, values: ValueSet | null, scalar: ScalarType): MemberType {
  const name = enumName(model, values, scalar)
  return name === null ? { kind: 'scalar', scalar } : namedType(name)
}

function enumName(model: ExportModel, values: ValueSet | null, type: ScalarType): string | null {
  const named = namedValues(model, values)
  return named === null ? null : typedName(model.definition, named.name, type)
}

function bitsOf(model: ExportModel, flags: readonly Flag[], size: number): OutlineFlags['bits'] {
  let next = 0
  const bits = flags.flatMap(flag => {
    const gap = flag.bit - next
    next = flag.bit + flag.width
    const named = { ...flag, enumName: enumName(model, flag.values, 'u8') }
    return gap > 0 ? [gap, named] : [named]
  })
  return next < size ? [...bits, size - next] : bits
}

function flagsOf(model: ExportModel): readonly OutlineFlags[] {
  const { definition } = model
  return typedSets(definition, definition.flagSets).map(({ name, type, entries }) => ({
    name,
    type,
    bits: bitsOf(model, entries, 8 * scalars[type].size),
  }))
}

function elementType(model: ExportModel, { type, values }: Element): MemberType {
  const { basic } = elementForm(type)
  return basic === 'char' ? namedType(type) : numberType(model, values, basic)
}

function fieldType(model: ExportModel, field: Field): MemberType {
  const { type, values, count } = field
  if (type === 'raw') return { kind: 'bytes' }
  if (type === 'struct') return namedType(innerStruct(field))
  if (!isScalar(type)) return { kind: 'letters' }
  return values?.kind === 'flags' && count === null
    ? namedType(typedName(model.definition, values.name, type))
    : numberType(model, values, type)
}

function memberOf(model: ExportModel, struct: string, field: Field): Member {
  const { name, count } = field
  const { definition } = model
  const hasLayouts = field.struct !== null && layoutsOf(definition, field.struct) !== null
  const elementSize = hasLayouts ? 0 : (field.elementSize ?? 0)
  const shared = { name, elementSize, doc: describeField(field) }
  if (hasOnlyNamed(field)) return { ...shared, type: namedType(name), count: null, overlays: [] }
  const holdsFor = namedLength(definition, struct, field)
  const overlays = elementLayers(field).map((_, layer) => {
    return { type: layerName(name, layer), name: `named_${layerName(name, layer)}`, holdsFor }
  })
  return { ...shared, type: fieldType(model, field), count, overlays }
}

function membersOf(model: ExportModel, { name, fields }: Struct): OutlineStruct['members'] {
  const layouts = layoutsOf(model.definition, name)
  if (layouts === null) return fields.map(field => memberOf(model, name, field))
  return layouts.fields.map(part =>
    'ahead' in part ? part : { ...memberOf(model, name, part.field), layout: part.layout },
  )
}

function structsOf(model: ExportModel): readonly OutlineStruct[] {
  const { definition } = model
  const structs = structsInnerFirst(definition).flatMap(struct => {
    const { name, title, meaning, size, fields } = struct
    if (isEarlierLayout(definition, name)) return []
    return [
      ...fields.flatMap(field => elementStructs(field, element => elementType(model, element))),
      { name, doc: `${title}, ${sizeText(size)}: ${meaning}`, members: membersOf(model, struct) },
    ]
  })
  return [...textStructs(definition), ...structs]
}

/** Whether each element of a list has a name and the type of the list. */
function hasOnlyNamed({ elements, count, type }: Field): boolean {
  return (
    elements !== null &&
    count?.kind === 'fixed' &&
    elements.length === count.value &&
    elements.every(element => element.type === type)
  )
}

/** The outline of the format, computed once per model. */
export const outline = memoizeBy(
  (model: ExportModel): Outline => ({
    enums: typedSets(model.definition, model.enumerations),
    flags: flagsOf(model),
    structs: structsOf(model),
  }),
)
