import { describe, expect, it } from 'vitest'
import { readQuery } from '../../../src/search/readQuery.ts'

describe('a query', () => {
  it.each([
    ['16', { decimal: 16, hex: 0x16, isSurelyHex: false }],
    ['0x10', { decimal: null, hex: 16, isSurelyHex: true }],
    ['10h', { decimal: null, hex: 16, isSurelyHex: true }],
    ['00E4', { decimal: null, hex: 228, isSurelyHex: true, isLong: true }],
    ['0114', { decimal: 114, hex: 0x114, isSurelyHex: true }],
    ['FF', { hex: 255, isSurelyHex: true }],
    ['bad', { hex: 0xbad, isSurelyHex: false }],
    ['-1', { decimal: -1, hex: null }],
    ['$542', { variables: [540], decimal: null }],
    ['$ 542', { variables: [540] }],
    ['variable $542', { variables: [540] }],
    ['variable 407', { variables: [405, 407] }],
    ['script variable 407', { variables: [405, 407] }],
    ['var 407', { variables: [405, 407] }],
    ['var_407', { variables: [405, 407] }],
    ['globals 407', { variables: [405, 407] }],
    ['variable index 407', { variables: [407] }],
    ['407', { variables: [], decimal: 407 }],
    ['variables', { variables: [] }],
    ['16:0114', { blockOffset: { block: '16', offset: 0x114 } }],
    ['block 16 0114', { blockOffset: { block: '16', offset: 0x114 } }],
    ['Block 3 offset 0x27', { blockOffset: { block: '03', offset: 0x27 } }],
    ['block 0x10 0114', { blockOffset: { block: '16', offset: 0x114 } }],
    ['0x10:0114', { blockOffset: { block: '16', offset: 0x114 } }],
    ['16.0114', { blockOffset: { block: '16', offset: 0x114 }, float: { value: 16.0114 } }],
    ['16.25', { blockOffset: null, float: { value: 16.25 } }],
    ['1.0114', { blockOffset: null }],
    ['16 0114', { blockOffset: { block: '16', offset: 0x114 } }],
    ['16 5', { blockOffset: null }],
    ['59F29D44', { bytes: [0x59, 0xf2, 0x9d, 0x44] }],
    ['59 f2 9d 44', { bytes: [0x59, 0xf2, 0x9d, 0x44] }],
    ['59F29D', { bytes: null }],
    ['12.50', { float: { value: 12.5, tolerance: expect.closeTo(0.005, 5) } }],
    [
      'desert eagle',
      { decimal: null, hex: null, blockOffset: null, bytes: null, float: null, variables: [] },
    ],
  ])('%s is parsed', (query, reading) => {
    expect(readQuery(query)).toMatchObject(reading)
  })
})
