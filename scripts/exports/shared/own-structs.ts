import type { Definition, Field, Struct } from '../../format/definition.ts'
import { structsInnerFirst } from './outline.ts'

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
