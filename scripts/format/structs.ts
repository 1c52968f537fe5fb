import { type Definition, type Field, type Struct, structOf } from './definition.ts'

const structsOfFields = (definition: Definition, { fields }: Struct): readonly Struct[] =>
  fields.flatMap(({ struct }) => (struct === null ? [] : structOf(definition, struct)))

/** A struct and all structs inside it, in the order of their first use. */
export function innerStructs(definition: Definition, name: string): readonly Struct[] {
  const withInner = (struct: Struct): readonly Struct[] => [
    struct,
    ...structsOfFields(definition, struct).flatMap(withInner),
  ]
  return [...new Set(withInner(structOf(definition, name)))]
}

/** The structs in dependency order, without empty ones. */
export function structsInnerFirst(definition: Definition): readonly Struct[] {
  const withInner = (struct: Struct): readonly Struct[] => [
    ...structsOfFields(definition, struct).flatMap(withInner),
    struct,
  ]
  const all = new Set([...definition.structs.values()].flatMap(withInner))
  return [...all].filter(({ fields }) => fields.length > 0)
}

/** The layout of a field, without its description. */
const layoutOf = ({ name, type, struct, count, offset }: Field) =>
  JSON.stringify([name, type, struct, count, offset])

const hasSameLayout = (one: Struct, other: Struct | undefined) =>
  other !== undefined &&
  one.fields.length === other.fields.length &&
  one.fields.every((field, index) => layoutOf(field) === layoutOf(other.fields[index] ?? field))

/** The structs that a platform does not share with another one: new ones, and those that differ or contain one that does. */
export function ownStructs(definition: Definition, base: Definition): readonly Struct[] {
  const own = new Set<string>()
  return structsInnerFirst(definition).filter(struct => {
    const isOwn =
      !hasSameLayout(struct, base.structs.get(struct.name)) ||
      structsOfFields(definition, struct).some(({ name }) => own.has(name))
    if (isOwn) own.add(struct.name)
    return isOwn
  })
}
