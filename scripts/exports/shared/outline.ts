import { elementBytes } from '../../algebra/layout.ts'
import { isScalar, scalars } from '../../algebra/types.ts'
import type { Definition, Field, ScalarType, Struct, ValueSet } from '../../format/definition.ts'
import { oncePer } from '../../table-engine/once-per.ts'
import { describeElement, describeField } from './describe.ts'
import type { ExportModel } from './export-model.ts'
import type {
  Member,
  MemberType,
  Outline,
  OutlineEnum,
  OutlineFlags,
  OutlineStruct,
} from './outline-types.ts'
import { namedValues, type ValueSetUses, valueSetUses } from './value-sets.ts'

/** The structs in such an order that each comes after those inside it; empty ones are left out. */
export function structsInnerFirst({ structs }: Definition): readonly Struct[] {
  const found = new Set<Struct>()
  function add(struct: Struct | undefined): void {
    if (struct === undefined || found.has(struct) || struct.fields.length === 0) return
    for (const field of struct.fields) add(structs.get(field.struct ?? ''))
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
        flags: flags.map(flag => ({ ...flag, enumName: this.#enumName(flag.values, 'u8') })),
      })),
    )
  }

  structs(): readonly OutlineStruct[] {
    return structsInnerFirst(this.#model.definition).flatMap(({ name, title, meaning, size, fields }) => {
      const sizeText = size === null ? 'size depends on counts' : `${size} bytes`
      return [
        ...fields.flatMap(field => this.#elementStruct(field)),
        { name, doc: `${title}, ${sizeText}: ${meaning}`, members: fields.map(field => this.#member(field)) },
      ]
    })
  }

  #enumName(values: ValueSet | null, type: ScalarType): string | null {
    return namedValues(this.#model, values) === null ? null : this.#uses.typedName(values?.name ?? '', type)
  }

  #type({ type, struct, values, count }: Field): MemberType {
    if (type === 'raw') return { kind: 'bytes' }
    if (!isScalar(type)) {
      return type === 'struct' ? { kind: 'named', name: struct ?? '' } : { kind: 'letters' }
    }
    const flagSet = values?.kind === 'flags' && count === null ? values.name : null
    const name = flagSet === null ? this.#enumName(values, type) : this.#uses.typedName(flagSet, type)
    return name === null ? { kind: 'scalar', scalar: type } : { kind: 'named', name }
  }

  #member(field: Field): Member {
    const { name, count } = field
    const elementSize = elementBytes(field)
    const doc = describeField(field)
    if (hasOnlyNamed(field))
      return { name, type: { kind: 'named', name }, count: null, elementSize, doc, overlay: null }
    const last = field.elements?.at(-1)
    const overlay = last === undefined ? null : { type: name, name: `named_${name}`, needs: last.index + 1 }
    return { name, type: this.#type(field), count, elementSize, doc, overlay }
  }

  /** The struct of the named elements of a list, with what lies between them left out. */
  #elementStruct({ name, elements, elementSize, label }: Field): OutlineStruct[] {
    if (elements === null) return []
    const size = elementSize ?? 0
    let end = 0
    const members = elements.flatMap(element => {
      const start = element.index * size
      const enumName = this.#enumName(element.values, element.type)
      const type: MemberType =
        enumName === null ? { kind: 'scalar', scalar: element.type } : { kind: 'named', name: enumName }
      const member = {
        ...{ name: element.name, type, count: null, elementSize: size },
        ...{ doc: describeElement(element), overlay: null },
      }
      const gap = start - end
      end = start + scalars[element.type].size
      return gap > 0 ? [gap, member] : [member]
    })
    return [{ name, doc: `${label}: elements with a name`, members }]
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

/** The outline of the format, made once per model. */
export const outline = oncePer((model: ExportModel): Outline => {
  const builder = new OutlineBuilder(model)
  return { enums: builder.enums(), flags: builder.flags(), structs: builder.structs() }
})
