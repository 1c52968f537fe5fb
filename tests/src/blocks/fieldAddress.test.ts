import { describe, expect, it } from 'vitest'
import { stepsIn } from '../../../src/blocks/blockTree.ts'
import { fieldPosition, formatFieldAddress, parseFieldAddress } from '../../../src/blocks/fieldAddress.ts'
import { everyField, formatOf, formats, foundAt, stepOf } from './support/formats.ts'

const read = (block: string, text: string | null) => parseFieldAddress(formatOf(block), text)

describe('the address of a field', () => {
  it('resolves to the field, for every field of every block', () => {
    for (const { format, struct, step } of everyField) {
      const found = foundAt(format, formatFieldAddress(format, step))
      expect(found?.steps.at(-1)).toMatchObject({ struct: struct.name, name: step.name })
    }
  })

  it('is the offset in the block, the name if counts move the field, and struct and offset inside a struct', () => {
    const addresses = (block: string, struct: string) => {
      const format = formatOf(block)
      return stepsIn(format, struct).map(step => formatFieldAddress(format, step))
    }
    expect(addresses('15', 'block_15').slice(0, 3)).toEqual(['0000', '0004', '0008'])
    expect(addresses('02', 'block_02')).toEqual(['0000', '0004', 'object_count', 'objects'])
    expect(addresses('25', 'door')).toEqual(['door.0000', 'door.0002', 'door.0004'])
  })

  it('is never ambiguous between a struct and a field, or between a name and an offset', () => {
    for (const format of formats) {
      if (format.root === null) continue
      const fieldNames = stepsIn(format, format.root).map(({ name }) => name)
      const structNames = format.structs.map(({ name }) => name)
      expect(fieldNames.filter(name => structNames.includes(name))).toEqual([])
      expect([...fieldNames, ...structNames].filter(name => /^[0-9a-f]{1,6}$/i.test(name))).toEqual([])
    }
  })
})

describe('an offset in the block', () => {
  it.each([
    ['01', '0DD0', 'save_house_number'],
    ['16', '0000', 'progress_points'],
    ['16', '0060', 'max_health'],
  ])('selects the script variable or the statistic there: %s:%s, %s', (block, address, name) => {
    expect(foundAt(formatOf(block), address)?.steps.at(-1)?.element).toMatchObject({ name })
  })

  it('can be lower-case and without leading zeros', () => {
    expect(read('25', '53d')).toEqual(read('25', '053D'))
  })
})

describe('an unknown address', () => {
  it.each([
    ...[null, '', 'FFFFF', 'nope', 'door', 'door.9999', 'nope.0004'],
    ...['__proto__', 'constructor.0', '-1', '0x04', '4 '],
  ])('%j is ignored', text => {
    expect(read('15', text)).toBeNull()
  })

  it('is ignored on a page without structs', () => {
    expect(read('30', '0000')).toBeNull()
  })
})

it('the name of a struct selects the struct', () => {
  expect(read('25', 'door')).toEqual({ kind: 'struct', name: 'door' })
})

describe('the offset of a field', () => {
  const positionAt = (block: string, struct: string, name: string, address: string) => {
    const format = formatOf(block)
    const { steps, ...position } = fieldPosition(
      format,
      stepOf(format, struct, name),
      foundAt(format, address),
    )
    return { ...position, steps: steps.map(step => step.name) }
  }

  it('is its offset in the struct if the struct is repeated, with the offset of the first', () => {
    expect(positionAt('02', 'weapon_slot', 'ammo_total', 'weapon_slot.000C')).toEqual({
      offset: 0xc,
      isInBlock: false,
      inStruct: 0xc,
      firstInBlock: 4 + 0x24 + 0xc, // players, weapons in a player, ammo_total in a weapon
      path: 'block02.players[0].weapons[all].ammo_total',
      steps: ['players', 'weapons', 'ammo_total'],
    })
  })

  it('is exact if the address names one element', () => {
    expect(positionAt('25', 'door', 'flags', '053D')).toEqual({
      offset: 0x53c,
      isInBlock: true,
      inStruct: 2,
      firstInBlock: null,
      path: 'block25.doors[222].flags',
      steps: ['doors', 'flags'],
    })
    expect(positionAt('01', 'block_01', 'globals', '0DD0')).toMatchObject({
      offset: 0xdd0,
      path: 'block01.globals[881]',
    })
  })
})
