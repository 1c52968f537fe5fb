import { describe, expect, it } from 'vitest'
import { offsetLines } from '../../../src/blocks/offsetLines.ts'
import { mobileOnly } from '../../../src/generated/format/mobile-blocks.ts'
import { everyField, formatOf, stepOf } from './support/formats.ts'

const linesOf = (block: string, structName: string, fieldName: string) => {
  const format = formatOf(block)
  const step = stepOf(format, structName, fieldName)
  return offsetLines(format, step, format.isStartFixed ? format.typicalStart : null)
}
const inFile = (...names: [string, string, string]) => linesOf(...names).map(line => line.inFile)

it('the offset of a field in its block has a line for each use of the struct', () => {
  expect(linesOf('23', 'vec3', 'x').map(({ inBlock, of }) => `${inBlock} ${of}`)).toEqual([
    '0018 start_position',
    '003C attack_position',
  ])
  expect(linesOf('02', 'vec3', 'z').map(({ isMovable }) => isMovable)).toEqual([false, true])
})

it('a formula has a name for the number of each element', () => {
  const lines = everyField.flatMap(({ format, step }) =>
    offsetLines(format, step, null).map(({ inBlock }) => inBlock),
  )
  expect(lines.filter(line => line.includes('n·')).length).toBeGreaterThan(0)
  expect(lines.filter(line => line.includes('undefined'))).toEqual([])
})

it('of elements of different sizes, only the first has an offset', () => {
  const mobile = mobileOnly['28']
  if (!mobile) throw new Error('block 28 is missing')
  const [line] = offsetLines(mobile, stepOf(mobile, 'brief', 'key_length'), null)
  expect(line).toMatchObject({ inBlock: '0160', of: 'briefs[n]', isMovable: true })
})

describe('the offset of a field in the file', () => {
  it('is shown if it is the same in every save', () => {
    expect(inFile('00', 'block_00', 'save_name')).toEqual(['00009'])
  })

  it('is not shown if the start of the block depends on the save', () => {
    expect(inFile('15', 'block_15', 'money')).toEqual([null])
  })

  it('is not shown if counts of its own block move the field', () => {
    expect(inFile('01', 'block_01', 'mission_count')).toEqual([null])
  })
})
