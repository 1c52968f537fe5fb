import { expect, it } from 'vitest'
import { markerOrdinal } from '../../../src/blocks/blockStart.ts'

it.each([
  ['00', '1st'],
  ['01', '2nd'],
  ['02', '3rd'],
  ['03', '4th'],
  ['10', '11th'],
  ['11', '12th'],
  ['12', '13th'],
  ['20', '21st'],
  ['27', '28th'],
  ['110', '111th'],
])('the marker before a block of block %s is the %s', (number, ordinal) => {
  expect(markerOrdinal(number)).toBe(ordinal)
})
