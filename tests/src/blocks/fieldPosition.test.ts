import { describe, expect, it } from 'vitest'
import { fieldPosition, parseFieldAddress } from '../../../src/blocks/fieldAddress.ts'
import { formatOf, stepOf } from './support/formats.ts'

/** The offset of a field, as the page shows it for an address. */
function positionOf(block: string, structName: string, fieldName: string, address: string | null) {
  const format = formatOf(block)
  const step = stepOf(format, structName, fieldName)
  const target = parseFieldAddress(format, address)
  const found = target?.kind === 'field' ? target.found : null
  const { steps, ...position } = fieldPosition(format, step, found)
  return { ...position, steps: steps.map(({ name }) => name) }
}

describe('the offset of a field', () => {
  it('is its offset in the struct if the struct is repeated, with the offset of the first', () => {
    expect(positionOf('02', 'weapon_slot', 'ammo_total', 'weapon_slot.000C')).toEqual({
      offset: 0xc,
      isInBlock: false,
      inStruct: 0xc,
      firstInBlock: 4 + 0x24 + 0xc, // players, weapons in a player, ammo_total in a weapon
      path: 'block02.players[0].weapons[all].ammo_total',
      steps: ['players', 'weapons', 'ammo_total'],
    })
  })

  it('is exact if the address names one element', () => {
    expect(positionOf('25', 'door', 'flags', '053D')).toEqual({
      offset: 0x53c,
      isInBlock: true,
      inStruct: 2,
      firstInBlock: null,
      path: 'block25.doors[222].flags',
      steps: ['doors', 'flags'],
    })
    expect(positionOf('01', 'block_01', 'globals', '0DD0')).toMatchObject({
      offset: 0xdd0,
      path: 'block01.globals[881]',
    })
  })
})
