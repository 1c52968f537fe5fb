import { expect, test } from 'vitest'
import { checkIcon } from '../../../../scripts/publish/icons-step.ts'
import { readLines } from '../../../support/csv-rows.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">'
const circle = '  <circle cx="8" cy="8" r="4" fill="#fff"/>'
const check = (...lines: readonly string[]) =>
  checkIcon({ byte: '0F', file: 'src/site/icons/radar/0F.svg', svg: `${lines.join('\n')}\n` })
const linesOf = (...lines: readonly string[]) => check(...lines).map(({ line }) => line)

/** Icons that are right are those of the site, in which the build finds no problem. */
test('an icon without shapes, without an end or of another size is rejected', () => {
  expect(linesOf('')).toEqual([1, 2, 3])
  expect(linesOf(open, '</svg>')).toEqual([2, 3])
  expect(linesOf(open, circle)).toEqual([3])
  expect(linesOf(open.replaceAll('16', '24'), circle, '</svg>')).toEqual([1])
})

test.each(readLines(new URL('rejected-shapes.txt', import.meta.url)))(
  '%s is rejected with its line',
  shape => {
    expect(check(open, circle, shape, '</svg>')).toMatchObject([
      { file: 'src/site/icons/radar/0F.svg', line: 3, cell: shape, rule: 'is not a plain shape' },
    ])
  },
)
