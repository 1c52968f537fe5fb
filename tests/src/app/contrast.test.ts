import { describe, expect, it } from 'vitest'
import { readThemeColour, type ThemeColour } from '../../../scripts/build/theme.ts'

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5

const dataTypes = ['integer', 'float', 'boolean', 'string', 'struct', 'unknown']

/** Colours of text with the backgrounds on which style sheets use them. */
const textOn: Readonly<Record<string, readonly string[]>> = {
  text: [
    'page',
    'surface',
    'sunken',
    'mark',
    'accent-soft',
    'warn-soft',
    'danger-soft',
    ...dataTypes.map(type => `${type}-tint`),
  ],
  muted: ['page', 'surface', 'sunken', 'mark'],
  accent: ['page', 'surface', 'sunken', 'accent-soft', 'mark'],
  warn: ['page', 'surface', 'warn-soft'],
  danger: ['page', 'surface', 'danger-soft'],
  'on-accent': ['accent'],
  ...Object.fromEntries(dataTypes.map(type => [type, ['page', 'surface', `${type}-tint`]])),
}

/** Relative luminance of a colour, from 0 (black) to 1 (white). @param hex `#rrggbb` */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const colour = (token: string): ThemeColour => readThemeColour(process.cwd(), token)

describe.each(['light', 'dark'] as const)('in the %s theme', theme => {
  it.each(Object.entries(textOn))('text in --%s is legible on its backgrounds', (token, backgrounds) => {
    const tooFaint = backgrounds.filter(
      background => contrast(colour(token)[theme], colour(background)[theme]) < leastContrast,
    )
    expect(tooFaint).toEqual([])
  })
})

it('black on white has the highest contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(leastContrast)
})
