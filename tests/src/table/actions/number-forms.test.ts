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
  it.each([
    ['579', integerFormats(579, 4), '0x0243', ['43 02', 'u16 or i16'], ['43 02 00 00', 'u32 or i32']],
    ['-1', integerFormats(-1, 2), '0xFFFFFFFF', ['FF', 'i8'], ['FF FF', 'i16'], ['FF FF FF FF', 'i32']],
    [
      '200',
      integerFormats(200, 2),
      '0xC8',
      ['C8', 'u8'],
      ['C8 00', 'u16 or i16'],
      ['C8 00 00 00', 'u32 or i32'],
    ],
    ['4000000000', integerFormats(4_000_000_000, 8), '0xEE6B2800', ['00 28 6B EE', 'u32']],
    ['40', integerFormats(40, 2, ['u32']), '0x28', ['28 00 00 00', 'u32']], // its type is known
  ])('are decimal, hex and the bytes of each type that %s fits', (decimal, formats, hex, ...bytes) => {
    expect(texts(formats)).toEqual([
      `${decimal}: decimal`,
      `${hex}: hex`,
      `${hex.slice(2)}: hex without prefix`,
      ...bytes.map(([text, types]) => `${text}: in the file as ${types}`),
    ])
  })

  it('have no bytes beyond 32 bits', () => {
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

it('what is not four bytes is not decoded as a float', () => {
  expect(['59F2', 'teleport', ''].map(readFileFloat)).toEqual([null, null, null])
})
