import type { FileCounts } from '../../../src/shared/format-path/tree.ts'
import { bytesCount } from '../../../src/shared/layout.ts'
import { type Block, type Counts, type Definition, fieldsOf } from '../definition.ts'
import type { BlockReading, StructValue } from './value.ts'
import { valueSize } from './value-size.ts'

/**
 * The counts of a decoded block: values of count fields, lengths of lists read up to an end mark, and bytes of lists whose
 * elements differ in size.
 */
export function countsOf(definition: Definition, block: Block, value: StructValue): Counts {
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

/** The counts of a decoded save. */
export function fileCounts(definition: Definition, readings: readonly BlockReading[]): FileCounts {
  return new Map(
    readings.flatMap(({ number, value }) => {
      const block = definition.blocks.find(candidate => candidate.number === number)
      return block === undefined ? [] : [[number, countsOf(definition, block, value)] as const]
    }),
  )
}
