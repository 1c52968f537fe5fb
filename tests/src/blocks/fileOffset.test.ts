import { describe, expect, it } from 'vitest'
import { markerOrdinal, readBlockStart } from '../../../src/blocks/blockStart.ts'
import { fileOffset } from '../../../src/blocks/fileOffset.ts'
import { placeFields } from '../../../src/shared/place-fields.ts'
import { formatOf } from './support/formats.ts'

const offsetOf = (block: string, structName: string, fieldName: string, text: string | null = null) => {
  const format = formatOf(block)
  const struct = format.structs.find(({ name }) => name === structName)
  const placed =
    struct && placeFields(struct, format.typicalCounts).find(({ field }) => field.name === fieldName)
  if (!struct || !placed) throw new Error(`no ${structName}.${fieldName}`)
  return fileOffset(format, struct, placed, readBlockStart(format, text))
}

describe('the offset of a field in the file', () => {
  it('is told where it is the same in every save', () => {
    expect(offsetOf('00', 'block_00', 'save_name')).toEqual({ offset: 9, isFirst: false })
  })

  it('is not told where the start of the block depends on the save', () => {
    expect(offsetOf('15', 'block_15', 'money')).toBeNull()
  })

  it('follows from the start that the reader found', () => {
    expect(offsetOf('15', 'block_15', 'money', '1DFD8')).toEqual({ offset: 0x1dfdc, isFirst: false })
    expect(offsetOf('15', 'block_15', 'money', '0x1dfd8')?.offset).toBe(0x1dfdc)
    for (const text of ['', 'x', '1DFD8000']) expect(offsetOf('15', 'block_15', 'money', text)).toBeNull()
  })

  it('is not told of what counts of its own block move', () => {
    expect(offsetOf('01', 'block_01', 'mission_count')).toBeNull()
  })

  it('is that of the first where a struct repeats', () => {
    expect(offsetOf('11', 'gang', 'weapons', '20000')?.isFirst).toBe(true)
  })
})

it('the marker of a block is counted from the first', () => {
  expect(['00', '01', '02', '11', '15', '21'].map(number => markerOrdinal({ number }))).toEqual([
    ...['1st', '2nd', '3rd', '12th', '16th', '22nd'],
  ])
})
