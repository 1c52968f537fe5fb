import { describe, expect, it } from 'vitest'
import { stepsIn } from '../../../src/blocks/blockTree.ts'
import { formatFieldAddress, parseFieldAddress, type Target } from '../../../src/blocks/fieldAddress.ts'
import { everyField, formatOf, formats } from './support/formats.ts'

/** The innermost field of a target with its element and byte, e.g. `door.flags[null]+1`. */
function describeTarget(target: Target | null): string | null {
  if (target === null || target.kind === 'struct') return target?.name ?? null
  const { steps, byte } = target.found
  const names = steps.map(
    ({ struct, name, index }) => `${struct}.${name}${index === null ? '' : `[${index}]`}`,
  )
  return names.join(' > ') + (byte > 0 ? ` + ${byte}` : '')
}

const read = (block: string, text: string | null) => describeTarget(parseFieldAddress(formatOf(block), text))

describe('the address of a field', () => {
  it('resolves to the field, for every field of every block', () => {
    for (const { format, struct, step } of everyField) {
      const target = parseFieldAddress(format, formatFieldAddress(format, step))
      const found = target?.kind === 'field' ? target.found.steps.at(-1) : undefined
      expect([found?.struct, found?.name]).toEqual([struct.name, step.name])
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
  it('selects the script variable or the statistic there', () => {
    const elementOf = (block: string, text: string) => {
      const target = parseFieldAddress(formatOf(block), text)
      return target?.kind === 'field' ? target.found.steps.at(-1)?.element?.name : undefined
    }
    expect(elementOf('01', '0DD0')).toBe('save_house_number')
    expect(elementOf('16', '0000')).toBe('progress_points')
    expect(elementOf('16', '0060')).toBe('max_health')
  })

  it('can be lower-case and without leading zeros', () => {
    expect(read('25', '53d')).toBe(read('25', '053D'))
  })
})

describe('an unknown address', () => {
  it.each([
    null,
    '',
    'FFFFF',
    'nope',
    'door',
    'door.9999',
    'nope.0004',
    '__proto__',
    'constructor.0',
    '-1',
    '0x04',
    '4 ',
  ])('%j is ignored', text => {
    expect(read('15', text)).toBeNull()
  })

  it('is ignored on a page without structs', () => {
    expect(read('30', '0000')).toBeNull()
  })
})

it('the name of a struct selects the struct', () => {
  expect(read('25', 'door')).toBe('door')
})
