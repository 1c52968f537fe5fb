import { expect, it } from 'vitest'
import { offsetLines } from '../../../src/blocks/offsetLines.ts'
import { mobileOnly } from '../../../src/generated/format/mobile-blocks.ts'
import { required } from '../../support/required.ts'
import { everyField, formatOf, stepOf } from './support/formats.ts'

const linesOf = (block: string, structName: string, fieldName: string) => {
  const format = formatOf(block)
  const step = stepOf(format, structName, fieldName)
  return offsetLines(format, step, format.isStartFixed ? format.typicalStart : null)
}

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
  expect(lines).toContainEqual(expect.stringContaining('n·'))
  expect(lines).not.toContainEqual(expect.stringContaining('undefined'))
})

it('of elements of different sizes, only the first has an offset', () => {
  const mobile = required(mobileOnly['28'], 'block 28')
  const [line] = offsetLines(mobile, stepOf(mobile, 'brief', 'key_length'), null)
  expect(line).toMatchObject({ inBlock: '0160', of: 'briefs[n]', isMovable: true })
})

it.each([
  ['shown if it is the same in every save', '00', 'save_name', '00009'],
  ['not shown if the start of the block depends on the save', '15', 'money', null],
  ['not shown if counts of its own block move the field', '01', 'mission_count', null],
])('the offset of a field in the file is %s', (_, block, field, inFile) => {
  expect(linesOf(block, `block_${block}`, field)).toMatchObject([{ inFile }])
})
