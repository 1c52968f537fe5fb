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
function linearRgb(rgb: string): readonly [red: number, green: number, blue: number] {
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

/**
 * A colour `#RRGGBB` in Oklch, in which equal steps look equal. Source: Ottosson, "A perceptual color space", 2020.
 * @returns lightness 0 to 1, chroma from 0 (grey), hue in degrees 0 to 360
 */
export function perceive(rgb: string) {
  const [red, green, blue] = linearRgb(rgb)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const hueDegrees = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(greenRed, blueYellow), hueDegrees: (hueDegrees + 360) % 360 }
}

/** Chroma below which a car paint looks grey. */
const greyChroma = 0.02

/** Families in the order of the colour circle, each up to (not including) a hue in degrees. */
const families = [
  ['Reds', 33],
  ['Oranges and browns', 80],
  ['Yellows and beiges', 125],
  ['Greens', 190],
  ['Teals', 232],
  ['Blues', 300],
  ['Pinks and purples', 355],
] as const

function familyOf({ chroma, hueDegrees }: ReturnType<typeof perceive>): string {
  if (chroma < greyChroma) return 'Greys'
  const [name] = families.find(([, endDegrees]) => hueDegrees < endDegrees) ?? families[0] // red spans 0
  return name
}

/**
 * The colours as a palette: greys first, then the families of the colour circle, each from light to dark and by id
 * where two are equally light. Empty families are omitted.
 */
export function groupByHue(colours: readonly Colour[]) {
  const seen = colours.map(colour => ({ colour, ...perceive(colour.rgb) }))
  return ['Greys', ...families.map(([name]) => name)]
    .map(name => ({
      name,
      colours: seen
        .filter(one => familyOf(one) === name)
        .sort((a, b) => b.lightness - a.lightness || a.colour.id - b.colour.id)
        .map(({ colour }) => colour),
    }))
    .filter(group => group.colours.length > 0)
}
