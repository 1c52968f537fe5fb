import { elementCount } from '../../../src/shared/count.ts'
import { toHex } from '../../../src/shared/hex.ts'
import { elementOffset } from '../../../src/shared/layout.ts'
import type { DoorOffsets } from '../../../src/shared/savehouse-types.ts'
import { type Definition, fieldsOf } from '../definition.ts'

/** Offsets of the doors of block 25, by number, in saves made indoors (one door on the stack) and outdoors (none). */
export function doorOffsets(definition: Definition): readonly DoorOffsets[] {
  const block = definition.blocks.find(({ number }) => number === '25')
  const doors = block && fieldsOf(definition, block.struct).find(({ name }) => name === 'doors')
  const target = fieldsOf(definition, 'door').find(({ name }) => name === 'linked')
  if (block === undefined || doors === undefined || target === undefined)
    throw new Error('block 25 has no doors')
  const fields = fieldsOf(definition, block.struct)
  const { typicalCounts } = block
  const offsetsOf = (number: number, stackDepth: number) => {
    const door = elementOffset(fields, 'doors', number, { ...typicalCounts, stack_depth: stackDepth })
    return { doorHex: toHex(door), targetHex: toHex(door + target.offset) }
  }
  return Array.from({ length: elementCount(doors, typicalCounts) }, (_, number) => {
    return { inside: offsetsOf(number, 1), outside: offsetsOf(number, 0) }
  })
}
