import type { StructValue, Value } from '../format/codec/value.ts'
import { type Block, type Definition, fieldsOf } from '../format/definition.ts'

/**
 * A block with its counts as long as its lists, and with what must equal a count. Where they agree already, as in a save
 * that was just read, it is the same object. Lists that share a count and differ are left to the writer, which refuses them.
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
