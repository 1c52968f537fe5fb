import type { Colour } from './colour.ts'
import { type Perceived, perceive } from './perceive.ts'

export interface HueGroup {
  readonly name: string
  readonly colours: readonly Colour[]
}

/** Chroma below which a car paint looks grey. */
const greyChroma = 0.02

/** Families in the order of the colour circle, each up to (not including) a hue in degrees. */
const families = [
  { name: 'Reds', endDegrees: 33 },
  { name: 'Oranges and browns', endDegrees: 80 },
  { name: 'Yellows and beiges', endDegrees: 125 },
  { name: 'Greens', endDegrees: 190 },
  { name: 'Teals', endDegrees: 232 },
  { name: 'Blues', endDegrees: 300 },
  { name: 'Pinks and purples', endDegrees: 355 },
] as const

function familyOf({ chroma, hueDegrees }: Perceived): string {
  if (chroma < greyChroma) return 'Greys'
  return families.find(({ endDegrees }) => hueDegrees < endDegrees)?.name ?? 'Reds' // red lies on both sides of 0
}

/**
 * The colours as a palette: greys first, then the families of the colour circle, each from light to dark and by id
 * where two are equally light. Families without a colour are left out.
 */
export function groupByHue(colours: readonly Colour[]): readonly HueGroup[] {
  const seen = colours.map(colour => {
    const perceived = perceive(colour.rgb)
    return { colour, family: familyOf(perceived), lightness: perceived.lightness }
  })
  return ['Greys', ...families.map(({ name }) => name)]
    .map(name => ({
      name,
      colours: seen
        .filter(({ family }) => family === name)
        .sort((a, b) => b.lightness - a.lightness || a.colour.id - b.colour.id)
        .map(({ colour }) => colour),
    }))
    .filter(group => group.colours.length > 0)
}
