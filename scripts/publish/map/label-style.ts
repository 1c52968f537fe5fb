import { type Colour, colours } from './colours.ts'

/** A map label; `x` and `y` are its centre in game units. */
export interface LabelText {
  readonly name: string
  readonly kind: string
  readonly rank: number
  readonly x: number
  readonly y: number
}

interface LabelStyle {
  /** Pixels on the 620 × 620 map. */
  readonly size: number
  readonly weight: 400 | 700
  readonly isItalic: boolean
  readonly isSerif: boolean
  readonly isCapitals: boolean
  /** Extra space between letters, in em. */
  readonly spacing: number
  readonly colour: Colour
  readonly halo: Colour
}

const plain: LabelStyle = {
  size: 13,
  weight: 400,
  isItalic: false,
  isSerif: false,
  isCapitals: false,
  spacing: 0,
  colour: colours.softText,
  halo: colours.halo,
}

/** Style of a label: cities and counties in capitals, waters in blue italics, as in atlases. */
export function labelStyle({ kind, rank }: Pick<LabelText, 'kind' | 'rank'>): LabelStyle {
  if (kind === 'water') {
    return {
      ...plain,
      isItalic: true,
      isSerif: true,
      colour: colours.waterText,
      halo: colours.waterHalo,
    }
  }
  if (rank === 1) return { ...plain, size: 17, weight: 700, colour: colours.text }
  if (rank === 2) return { ...plain, size: 13, isCapitals: true, spacing: 0.22, colour: colours.countyText }
  if (rank === 3) return { ...plain, isItalic: kind === 'mountain', colour: colours.text }
  return { ...plain, isItalic: kind !== 'town', halo: kind === 'bridge' ? colours.waterHalo : colours.halo }
}
