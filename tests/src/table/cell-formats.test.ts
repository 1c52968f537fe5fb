import { describe, expect, it } from 'vitest'
import type { ColumnHeader } from '../../../src/table/column.ts'
import { cellFormats } from '../../../src/table/rowCopyTarget.ts'

const column = (kind: ColumnHeader['kind']): ColumnHeader => ({ key: 'a', label: 'A', kind })
const texts = (formats: readonly { text: string }[]) => formats.map(({ text }) => text)

describe('what can be copied of a cell', () => {
  it('is its text', () => {
    expect(cellFormats('Outside', column('choice'))).toEqual([{ text: 'Outside', what: 'as shown' }])
  })

  it('is its value if an image is shown', () => {
    expect(cellFormats(true, column('choice'))).toEqual([{ text: 'yes', what: 'as shown' }])
  })

  it('is nothing for an empty cell', () => {
    expect(cellFormats(null, column('integer'))).toEqual([])
  })

  it('is its number in decimal, hex and bytes', () => {
    expect(texts(cellFormats(579, column('integer'))).slice(0, 4)).toEqual(['579', '0x243', '243', '43 02'])
    expect(texts(cellFormats('0243', column('hex')))).toEqual([
      '579',
      '0x0243',
      '0243',
      '43 02',
      '43 02 00 00',
    ])
  })

  it('is a float if the column is one, also if it is written in bytes', () => {
    expect(texts(cellFormats(100, column('float')))).toContain('00 00 C8 42')
    const bytes = cellFormats('00F41B45', { ...column('hex'), isBytes: true })
    expect(texts(bytes)).toEqual(['00 F4 1B 45', '2495.25', '0x451BF400'])
  })

  it('is only the text of a word in a hex column', () => {
    expect(texts(cellFormats('teleport', column('hex')))).toEqual(['teleport'])
  })
})
