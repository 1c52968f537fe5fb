import { describe, expect, it } from 'vitest'
import {
  floatFormats,
  integerFormats,
  readFileFloat,
  typesOf,
} from '../../../../src/table/actions/numberFormats.ts'

const texts = (forms: readonly { text: string; what: string }[]) =>
  forms.map(({ text, what }) => `${text}: ${what}`)

describe('the notations of an integer', () => {
  it('are decimal, hex and the bytes of each type that it fits, with equal ones together', () => {
    expect(texts(integerFormats(579, 4))).toEqual([
      '579: decimal',
      '0x0243: hex',
      '0243: hex without prefix',
      '43 02: in the file as u16 or i16',
      '43 02 00 00: in the file as u32 or i32',
    ])
  })

  it('of a negative one are those of signed types', () => {
    expect(texts(integerFormats(-1, 2))).toEqual([
      '-1: decimal',
      '0xFFFFFFFF: hex',
      'FFFFFFFF: hex without prefix',
      'FF: in the file as i8',
      'FF FF: in the file as i16',
      'FF FF FF FF: in the file as i32',
    ])
  })

  it('are those of its type if that is known', () => {
    expect(texts(integerFormats(40, 2, ['u32'])).slice(3)).toEqual(['28 00 00 00: in the file as u32'])
  })

  it('leave out types that are too small', () => {
    expect(typesOf(200)).toEqual(['u8', 'u16', 'i16', 'u32', 'i32'])
    expect(typesOf(3_000_000_000)).toEqual(['u32'])
    expect(typesOf(5_000_000_000)).toEqual([])
  })
})

it('the notations of a float are its digits and its four bytes', () => {
  expect(texts(floatFormats(2495.25))).toEqual([
    '2495.25: decimal',
    '00 F4 1B 45: in the file as f32',
    '0x451BF400: as a 32-bit number',
  ])
})

it('the bytes of a coordinate are decoded as the float that they store', () => {
  expect(readFileFloat('59F29D44')).toBeCloseTo(1263.573, 3)
  expect(readFileFloat('00F41B45')).toBe(2495.25)
  expect([readFileFloat('59F2'), readFileFloat('teleport'), readFileFloat('')]).toEqual([null, null, null])
})
