import { expect, test } from 'vitest'
import { textColour } from '../../../../src/pages/colours/colour.ts'
import { contrast } from '../../support/contrast.ts'

test('the text colour changes between the greys 757575 and 767676', () => {
  expect(textColour('#757575')).toBe('#ffffff')
  expect(textColour('#767676')).toBe('#000000')
})

test('the selected text always has the higher contrast, and at least 4.5 to 1', () => {
  const steps = [0x00, 0x33, 0x66, 0x75, 0x76, 0x99, 0xcc, 0xff].map(value =>
    value.toString(16).padStart(2, '0'),
  )
  const grounds = steps.flatMap(red => steps.flatMap(green => steps.map(blue => `#${red}${green}${blue}`)))
  const faulty = grounds.filter(ground => {
    const selected = contrast(ground, textColour(ground))
    return selected < 4.5 || selected < Math.max(contrast(ground, '#000000'), contrast(ground, '#ffffff'))
  })
  expect(faulty).toEqual([])
})

test.each(['red', '#fff', '840410', '#84041G', ''])('%j is not a colour', text => {
  expect(() => textColour(text)).toThrow('not a colour')
})
