import { describe, expect, it } from 'vitest'
import { fieldParts } from '../../../src/blocks/fieldParts.ts'
import { required } from '../../support/required.ts'
import { everyField, formatOf, stepOf } from './support/formats.ts'

/** What can be copied of a field, by label. */
function textsOf(block: string, structName: string, fieldName: string): Readonly<Record<string, string[]>> {
  const format = formatOf(block)
  const step = stepOf(format, structName, fieldName)
  return Object.fromEntries(
    fieldParts(format, step, 0x1dfd8).map(({ label, formats }) => [label, formats.map(({ text }) => text)]),
  )
}

describe('what can be copied of a field', () => {
  it('is its offset in the block and the file in decimal and hex, its name, path and type', () => {
    const texts = textsOf('15', 'block_15', 'money')
    expect(texts).toMatchObject({
      'Offset in block': ['4', '0x0004', '0004'],
      Name: ['money'],
      Path: ['block15.money'],
      Type: ['i32'],
    })
    expect(texts['Offset in file']?.[1]).toBe('0x1DFDC')
  })

  it('is the value that it always has, in the bytes of its type', () => {
    expect(textsOf('02', 'player', 'ped_size').Value).toEqual([
      '396',
      '0x0000018C',
      '0000018C',
      '8C 01 00 00',
    ])
    expect(textsOf('01', 'running_script', 'external_type').Value?.at(-1)).toBe('FF')
  })

  it('is each value in its list of values', () => {
    const listed = everyField.find(
      ({ step: { field } }) => field.values?.name === 'radio_stations' && field.type === 'u8',
    )
    const { format, step } = required(listed, 'list of radio stations')
    const twelve = fieldParts(format, step, 0x1dfd8).find(({ label }) => label === '12')
    expect(twelve?.formats.map(({ text }) => text).slice(1)).toEqual(['12', '0x0C', '0C', '0C'])
  })

  it('contains nothing twice', () => {
    for (const { format, struct, step } of everyField) {
      const keys = fieldParts(format, step, 0x1dfd8).map(({ key }) => key)
      expect(new Set(keys).size, `${struct.name}.${step.name}`).toBe(keys.length)
    }
  })
})
