import { toHex } from '../../../src/shared/hex.ts'
import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import type { Source } from '../../csv/engine/table.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { fieldOffset, listOffset } from '../format/layout.ts'
import { savehouses } from '../savehouses.ts'

/** Offset in block 25 of a location's target when saved indoors, with one door on the stack. */
function teleportOffset(source: Source, location: number): number | null {
  const door = listOffset(source, { block: '25', list: 'doors' }, location, { stack_depth: 1 })
  const target = fieldOffset(source, 'door', 'linked')
  return door === null || target === null ? null : door + target
}

/** The teleport offset of a savehouse is the target field of its inner location. */
export const teleportAddresses: CrossCheck = source =>
  savehouses.read(source).soundRows.flatMap(row => {
    const { teleportHex, locationInside } = row.values
    if (teleportHex === null) return []
    const offset = locationInside === null ? null : teleportOffset(source, locationInside)
    const expected = offset === null ? null : toHex(offset)
    if (teleportHex === expected) return []
    const rule = `is not the offset of the target of location ${locationInside ?? 'outside'}`
    const allowed = expected ?? 'an empty cell'
    return [
      problemAt(row, 'teleportHex', { rule, allowed, fix: `write ${allowed}, or correct the location` }),
    ]
  })
