import { toHex } from '../../csv/to-hex.ts'
import type { CrossCheck } from '../../table-engine/cross/cross-check.ts'
import { problemAt } from '../../table-engine/table.ts'
import { savehouses } from '../savehouses.ts'

/**
 * Offset in block 25 of the target of a location when saved inside: a count of 4 bytes and one door of 2 bytes stand
 * before the table, a row has 6 bytes with the target in its last two.
 */
const teleportOffset = (location: number) => 6 + 6 * location + 4

/** The teleport of a savehouse is the target field of its inner location. */
export const teleportAddresses: CrossCheck = source =>
  savehouses.read(source).soundRows.flatMap(row => {
    const { teleportHex, locationInside } = row.values
    if (teleportHex === null) return []
    const expected = locationInside === null ? null : toHex(teleportOffset(locationInside))
    if (teleportHex === expected) return []
    const rule = `does not belong to location ${locationInside ?? 'outside'}, 6 + 6 × location + 4`
    const allowed = expected ?? 'an empty cell'
    return [
      problemAt(row, 'teleportHex', { rule, allowed, fix: `write ${allowed}, or correct the location` }),
    ]
  })
