import type { ThemeColour } from '../../build/theme.ts'

const colour = (light: string, dark: string): ThemeColour => ({ light, dark })

/** Water is the background; the rest is drawn in this order. */
export const colours = {
  water: colour('#c9dce5', '#17242c'),
  shoal: colour('#d3e3ea', '#1b2b34'),
  shore: colour('#dfecf1', '#20343e'),
  coast: colour('#8fb0bf', '#3d5866'),
  land: colour('#f1f3ea', '#283030'),
  dryLand: colour('#f6f1e2', '#32302a'),
  relief: colour('#8c8a4e', '#c9c38c'),
  town: colour('#e3dfd7', '#3b4043'),
  track: colour('#a3977b', '#7a735f'),
  road: colour('#ffffff', '#6a747a'),
  roadCasing: colour('#a8a599', '#1a1f21'),
  major: colour('#fbe3a1', '#8d7b4c'),
  majorCasing: colour('#c6a55a', '#191a16'),
  highway: colour('#f0b576', '#b98345'),
  highwayCasing: colour('#b27a36', '#1b1713'),
  bridge: colour('#6f7b80', '#8b979c'),
  rail: colour('#5a6166', '#a3adb2'),
  railGap: colour('#ffffff', '#283030'),
  grid: colour('#6d7f86', '#8a9ba3'),
  text: colour('#20282c', '#eef2f3'),
  softText: colour('#59646a', '#b4bfc4'),
  countyText: colour('#6f7460', '#a5aa93'),
  waterText: colour('#3f7186', '#86b4c8'),
  halo: colour('#f7f7f1', '#1d2223'),
  waterHalo: colour('#d3e3ea', '#1b2b34'),
} satisfies Record<string, ThemeColour>

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
  readonly colour: ThemeColour
  readonly halo: ThemeColour
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
