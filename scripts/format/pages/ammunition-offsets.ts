import { elementCount } from '../../../src/shared/count.ts'
import { findTarget } from '../../../src/shared/format-path/target.ts'
import { toHex } from '../../../src/shared/hex.ts'
import { type Definition, fieldsOf } from '../definition.ts'

/** Offsets in block 02 of the total ammunition in each weapon slot of the player, upper-case hex. */
export function ammunitionOffsets(definition: Definition): readonly string[] {
  const slots = fieldsOf(definition, 'player').find(({ name }) => name === 'weapons')
  if (slots === undefined) throw new Error('the player of block 02 has no weapons')
  return Array.from({ length: elementCount(slots, {}) }, (_, slot) =>
    toHex(findTarget(definition, `block02.players[0].weapons[${slot}].ammo_total`).offset),
  )
}
