import { linearRgb } from './linearRgb.ts'

/** Luminance at which black and white have the same contrast: (L + 0.05)² = 1.05 × 0.05. */
const balance = Math.sqrt(1.05 * 0.05) - 0.05

/** Black or white, whichever contrasts more with the ground `#RRGGBB` (WCAG 2.2; never less than 4.58 to 1). */
export function textColour(ground: string): '#000000' | '#ffffff' {
  const [red, green, blue] = linearRgb(ground)
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance > balance ? '#000000' : '#ffffff'
}
