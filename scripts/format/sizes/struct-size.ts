import type { Definition, Field } from '../definition.ts'
import { elementCount } from './element-count.ts'

/** Bytes of one field for given counts. */
export function fieldSize(field: Field, counts: ReadonlyMap<string, number>): number {
  return field.size ?? (field.elementSize ?? 0) * elementCount(field.count, field.name, counts)
}

/** Bytes of a struct for given counts. */
export function structSize(
  definition: Definition,
  struct: string,
  counts: ReadonlyMap<string, number>,
): number {
  const fields = definition.structs.get(struct)?.fields ?? []
  return fields.reduce((sum, field) => sum + fieldSize(field, counts), 0)
}
