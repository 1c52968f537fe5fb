import { type Definition, type Field, fieldsOf, type Struct } from '../../format/definition.ts'
import { structsInnerFirst } from './outline.ts'

/** What a description says of a field, without its offset and evidence. */
const description = ({ name, type, struct, count, meaning }: Field) =>
  JSON.stringify([name, type, struct, count, meaning])

/**
 * The definition of a platform without what the files of another one have as well: descriptions of fields that are the
 * same there, and the names of numbers. They are most of the bytes of a file (37 → 9 KB gzip for Kaitai Struct).
 */
export function withoutSharedDocs(definition: Definition, base: Definition): Definition {
  const structs = [...definition.structs].map(([name, struct]): [string, Struct] => {
    const known = new Set(base.structs.has(name) ? fieldsOf(base, name).map(description) : [])
    const fields = struct.fields.map(field => {
      const plain = { ...field, values: null, positions: null, elements: null }
      return known.has(description(field)) ? { ...plain, meaning: '', range: null } : plain
    })
    return [name, { ...struct, fields }]
  })
  return { ...definition, structs: new Map(structs), enumerations: new Map(), flagSets: new Map() }
}

/** The layout of a field, without what is said of it. */
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
      struct.fields.some(field => field.struct !== null && own.has(field.struct))
    if (isOwn) own.add(struct.name)
    return isOwn
  })
}
