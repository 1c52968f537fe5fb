/** The part of a vehicle colour row that swatches use. */
export interface Colour {
  readonly id: number
  /** `#RRGGBB`. */
  readonly rgb: string
  readonly name: string
}

/**
 * Linear light of the three channels of `#RRGGBB`, each 0 to 1. Source: WCAG 2.2, relative luminance.
 * @throws Error for any other notation
 */
export function linearRgb(rgb: string): readonly [red: number, green: number, blue: number] {
  if (!/^#[0-9a-f]{6}$/i.test(rgb)) throw new Error(`not a colour: ${rgb}`)
  const channel = (start: number) => {
    const value = Number.parseInt(rgb.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Luminance at which black and white have the same contrast: (L + 0.05)² = 1.05 × 0.05. */
const balance = Math.sqrt(1.05 * 0.05) - 0.05

/** Black or white, whichever contrasts more with the background `#RRGGBB` (WCAG 2.2; at least 4.58:1). */
export function textColour(background: string): '#000000' | '#ffffff' {
  const [red, green, blue] = linearRgb(background)
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance > balance ? '#000000' : '#ffffff'
}
