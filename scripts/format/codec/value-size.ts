import { bytesCount } from '#shared/layout.ts'
import { type Counts, type Definition, type Field, fieldsOf } from '../definition.ts'
import { type BlockReading, isStruct, type StructValue, type Value } from './value.ts'

/** Bytes of the value of a field. */
export function valueSize(definition: Definition, field: Field, value: Value | undefined): number {
  const { size, struct, elementSize } = field
  if (size !== null) return size
  if (Array.isArray(value)) {
    if (elementSize !== null) return value.length * elementSize
    return value.reduce((sum: number, one: Value) => sum + structSize(definition, struct, one), 0)
  }
  return typeof value === 'string' ? value.length : structSize(definition, struct, value)
}

/** Bytes of the value of a struct. */
export function structSize(definition: Definition, struct: string | null, value: Value | undefined): number {
  if (struct === null || !isStruct(value)) return 0
  const fields: StructValue = value
  return fieldsOf(definition, struct).reduce(
    (sum, field) => sum + (field.size ?? valueSize(definition, field, fields[definition.keyOf(field.name)])),
    0,
  )
}

/**
 * The counts of a decoded block: values of count fields, lengths of lists read up to an end mark, and bytes of lists whose
 * elements differ in size.
 */
export function countsOf(definition: Definition, { block, value }: BlockReading): Counts {
  const fields = fieldsOf(definition, block.struct)
  return Object.fromEntries(
    Object.keys(block.typicalCounts).map(name => {
      const list = fields.find(field => bytesCount(field.name) === name)
      if (list !== undefined) return [name, valueSize(definition, list, value[definition.keyOf(list.name)])]
      const found = value[definition.keyOf(name)]
      return [name, Array.isArray(found) ? found.length : Number(found)]
    }),
  )
}
