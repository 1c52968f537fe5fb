import { expect, test } from 'vitest'
import { linearRgb, textColour } from '../../../../src/pages/colours/colour.ts'

const luminance = (rgb: string) => {
  const [red, green, blue] = linearRgb(rgb)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('light paint gets black text, dark paint white text', () => {
  expect(textColour('#F5F5F5')).toBe('#000000')
  expect(textColour('#000000')).toBe('#ffffff')
  expect(textColour('#840410')).toBe('#ffffff')
})

test('the text colour changes between the greys 757575 and 767676', () => {
  expect(textColour('#757575')).toBe('#ffffff')
  expect(textColour('#767676')).toBe('#000000')
})

test('green counts more than blue of the same intensity', () => {
  expect(textColour('#00C800')).toBe('#000000')
  expect(textColour('#0000C8')).toBe('#ffffff')
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
