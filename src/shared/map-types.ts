/** One fill or stroke of the base map in game units, y downwards. */
export interface MapLayer {
  readonly name: string
  /** SVG path data. */
  readonly path: string
  readonly fill: string | null
  readonly stroke: string | null
  readonly width: number
  readonly dash: string | null
  readonly cap: 'butt' | 'round'
  readonly opacity: number
}

/** A map label: its centre in game units, and text size for the 620 × 620 map in pixels. */
export interface LetteredLabel {
  readonly name: string
  readonly rank: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight: number
  readonly isItalic: boolean
  readonly isSerif: boolean
  readonly isCapitals: boolean
  /** Extra space between letters, in em. */
  readonly spacing: number
  readonly colour: string
  readonly halo: string
}
