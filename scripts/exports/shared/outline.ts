import { namedLength } from '#shared/format-path/tree.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { elementForm, isScalar, scalars } from '#shared/types.ts'
import {
  type Definition,
  type Element,
  type Field,
  type Flag,
  innerStruct,
  type ScalarType,
  type Struct,
  type ValueSet,
} from '../../format/definition.ts'

import { describeField, sizeText } from './describe.ts'
import type {
  Member,
  MemberType,
  Outline,
  OutlineEnum,
  OutlineFlags,
  OutlineStruct,
} from './element-structs.ts'
import { elementLayers, elementStructs, layerName, textStructs } from './element-structs.ts'
import type { ExportModel } from './export-model.ts'
import { isEarlierLayout, layoutsOf } from './layouts.ts'
import { namedValues, type ValueSetUses, valueSetUses } from './value-sets.ts'

/** The structs in dependency order, without empty ones. */
export function structsInnerFirst({ structs }: Definition): readonly Struct[] {
  const found = new Set<Struct>()
  function add(struct: Struct | undefined): void {
    if (struct === undefined || found.has(struct) || struct.fields.length === 0) return
    for (const field of struct.fields) if (field.struct !== null) add(structs.get(field.struct))
    found.add(struct)
  }
  for (const struct of structs.values()) add(struct)
  return [...found]
}

class OutlineBuilder {
  readonly #model: ExportModel
  readonly #uses: ValueSetUses

  constructor(model: ExportModel) {
    this.#model = model
    this.#uses = valueSetUses(model.definition)
  }

  enums(): readonly OutlineEnum[] {
    return [...this.#model.enumerations].flatMap(([set, entries]) =>
      this.#uses.typesOf(set).map(type => ({ name: this.#uses.typedName(set, type), entries, type })),
    )
  }

  flags(): readonly OutlineFlags[] {
    return [...this.#model.definition.flagSets].flatMap(([set, flags]) =>
      this.#uses.typesOf(set).map(type => ({
        name: this.#uses.typedName(set, type),
        type,
        bits: this.#bits(flags, 8 * scalars[type].size),
      })),
    )
  }

  structs(): readonly OutlineStruct[] {
    const { definition } = this.#model
    const structs = structsInnerFirst(definition).flatMap(struct => {
      const { name, title, meaning, size, fields } = struct
      if (isEarlierLayout(definition, name)) return []
      return [
        ...fields.flatMap(field => elementStructs(field, element => this.#elementType(element))),
        { name, doc: `${title}, ${sizeText(size)}: ${meaning}`, members: this.#members(struct) },
      ]
    })
    return [...textStructs(definition), ...structs]
  }

  #bits(flags: readonly Flag[], size: number): OutlineFlags['bits'] {
    let next = 0
    const bits = flags.flatMap(flag => {
      const gap = flag.bit - next
      next = flag.bit + flag.width
      const named = { ...flag, enumName: this.#enumName(flag.values, 'u8') }
      return gap > 0 ? [gap, named] : [named]
    })
    return next < size ? [...bits, size - next] : bits
  }

  #enumName(values: ValueSet | null, type: ScalarType): string | null {
    const named = namedValues(this.#model, values)
    return named === null ? null : this.#uses.typedName(named.name, type)
  }

  #type(field: Field): MemberType {
    const { type, values, count } = field
    if (type === 'raw') return { kind: 'bytes' }
    if (!isScalar(type)) {
      return type === 'struct' ? { kind: 'named', name: innerStruct(field) } : { kind: 'letters' }
    }
    const flagSet = values?.kind === 'flags' && count === null ? values.name : null
    const name = flagSet === null ? this.#enumName(values, type) : this.#uses.typedName(flagSet, type)
    return name === null ? { kind: 'scalar', scalar: type } : { kind: 'named', name }
  }

  #members({ name, fields }: Struct): OutlineStruct['members'] {
    const layouts = layoutsOf(this.#model.definition, name)
    if (layouts === null) return fields.map(field => this.#member(name, field))
    const first = layouts.fields.findIndex(({ layout }) => layout !== null)
    const members = layouts.fields.map(({ field, layout }) => ({ ...this.#member(name, field), layout }))
    return [...members.slice(0, first), layouts.test, ...members.slice(first)]
  }

  #member(struct: string, field: Field): Member {
    const { name, count } = field
    const { definition } = this.#model
    const hasLayouts = field.struct !== null && layoutsOf(definition, field.struct) !== null
    const elementSize = hasLayouts ? 0 : (field.elementSize ?? 0)
    const shared = { name, elementSize, doc: describeField(field) }
    if (hasOnlyNamed(field)) return { ...shared, type: { kind: 'named', name }, count: null, overlays: [] }
    const holdsFor = namedLength(definition, struct, field)
    const overlays = elementLayers(field).map((_, layer) => {
      return { type: layerName(name, layer), name: `named_${layerName(name, layer)}`, holdsFor }
    })
    return { ...shared, type: this.#type(field), count, overlays }
  }

  #elementType({ type, values }: Element): MemberType {
    const { basic } = elementForm(type)
    if (basic === 'char') return { kind: 'named', name: type }
    const name = this.#enumName(values, basic)
    return name === null ? { kind: 'scalar', scalar: basic } : { kind: 'named', name }
  }
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
export const outline = memoizeBy((model: ExportModel): Outline => {
  const builder = new OutlineBuilder(model)
  return { enums: builder.enums(), flags: builder.flags(), structs: builder.structs() }
})
