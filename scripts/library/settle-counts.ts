import type { StructValue, Value } from '../format/codec/value.ts'
import { type Block, type Definition, fieldsOf } from '../format/definition.ts'

/**
 * Sets the counts of a block to the lengths of its lists, and fields that must equal a count. Returns the
 * same object if nothing changes, e.g. for a save just read. Lists of different lengths that share a count
 * are rejected by the writer.
 */
export function settleCounts(definition: Definition, block: Block, value: StructValue): StructValue {
  const fields = fieldsOf(definition, block.struct)
  const changes: Record<string, Value> = {}
  for (const { name, count } of fields) {
    const list = value[name]
    if (count?.kind !== 'field' || !Array.isArray(list)) continue
    const stored = list.length * count.divide + count.minus
    if (value[count.field] === stored) continue
    changes[count.field] = stored
    for (const other of fields)
      if (other.range?.kind === 'sameAs' && other.range.field === count.field) changes[other.name] = stored
  }
  return Object.keys(changes).length === 0 ? value : { ...value, ...changes }
}
