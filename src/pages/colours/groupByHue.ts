import type { Colour } from './colour.ts'
import { type Perceived, perceive } from './perceive.ts'

interface HueGroup {
  readonly name: string
  readonly colours: readonly Colour[]
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

function familyOf({ chroma, hueDegrees }: Perceived): string {
  if (chroma < greyChroma) return 'Greys'
  const [name] = families.find(([, endDegrees]) => hueDegrees < endDegrees) ?? families[0] // red spans 0
  return name
}

/**
 * The colours as a palette: greys first, then the families of the colour circle, each from light to dark and by id
 * where two are equally light. Empty families are omitted.
 */
export function groupByHue(colours: readonly Colour[]): readonly HueGroup[] {
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
