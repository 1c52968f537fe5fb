import type { Block, Counts } from '../definition.ts'
import type { StructValue } from './value.ts'

/** The counts of a block as read: values of count fields, lengths of lists read up to an end mark. */
export function countsOf(block: Block, value: StructValue): Counts {
  return Object.fromEntries(
    Object.keys(block.typicalCounts).map(name => {
      const found = value[name]
      return [name, Array.isArray(found) ? found.length : Number(found)]
    }),
  )
}
