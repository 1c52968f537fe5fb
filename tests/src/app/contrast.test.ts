import { describe, expect, it } from 'vitest'
import { legends } from '#shared/field-types.ts'
import { readThemeColour, type ThemeColour } from '../../../scripts/build/theme.ts'
import { contrast } from '../support/contrast.ts'

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5

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
    ...legends.map(type => `${type}-tint`),
  ],
  muted: ['page', 'surface', 'sunken', 'mark'],
  accent: ['page', 'surface', 'sunken', 'accent-soft', 'mark'],
  warn: ['page', 'surface', 'warn-soft'],
  danger: ['page', 'surface', 'danger-soft'],
  'on-accent': ['accent'],
  ...Object.fromEntries(legends.map(type => [type, ['page', 'surface', `${type}-tint`]])),
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
