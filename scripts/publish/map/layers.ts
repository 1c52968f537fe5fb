import { mapReachUnits } from '#shared/map-pixels.ts'
import type { ThemeColour } from '../../build/theme.ts'
import { colours } from './map-style.ts'
import type { encodePaths } from './paths.ts'

/** One painting of a path: everything of one kind in one fill or stroke. */
export interface Layer {
  readonly name: string
  /** SVG path data in game units, y downwards. Casings and their roads share one. */
  readonly path: string
  readonly fill: ThemeColour | null
  readonly stroke: ThemeColour | null
  /** Width of the stroke in game units; 10 are one pixel of the 620 × 620 map. */
  readonly width: number
  /** Lengths of dashes and gaps in game units. */
  readonly dash: string | null
  readonly cap: 'butt' | 'round'
  readonly opacity: number
}

const plain = { fill: null, stroke: null, width: 0, dash: null, cap: 'round', opacity: 1 } as const

const fill = (name: string, path: string, colour: ThemeColour): Layer => ({
  ...plain,
  name,
  path,
  fill: colour,
})

const stroke = (name: string, path: string, colour: ThemeColour, width: number): Layer => ({
  ...plain,
  name,
  path,
  stroke: colour,
  width,
})

const dashed = (dash: string, layer: Layer): Layer => ({ ...layer, dash, cap: 'butt' })

/** Parapets: visible on both sides of the road drawn above them, and ending at the coast. */
const bridge = (name: string, path: string, width: number): Layer => ({
  ...stroke(name, path, colours.bridge, width),
  cap: 'butt',
})

const side = 2 * mapReachUnits
const waterPath = `M${-mapReachUnits}${-mapReachUnits}h${side}v${side}h${-side}z`

/** The layers of the base map, bottom to top, without labels. */
export function stackLayers(paths: ReturnType<typeof encodePaths>): readonly Layer[] {
  return [
    fill('water', waterPath, colours.water),
    stroke('shoal', paths.coast, colours.shoal, 150),
    stroke('shore', paths.coast, colours.shore, 60),
    fill('land', paths.coast, colours.land),
    fill('dry land', paths.dryLand, colours.dryLand),
    ...paths.relief.map(path => ({ ...fill('relief', path, colours.relief), opacity: 0.09 })),
    fill('towns', paths.towns, colours.town),
    stroke('coast', paths.coast, colours.coast, 6),
    dashed('14 18', stroke('tunnels', paths.tunnels, colours.rail, 5)),
    dashed('18 9', stroke('tracks', paths.track, colours.track, 5)),
    bridge('rail bridges', paths.railBridges, 26),
    bridge('bridges', paths.bridges, 24),
    bridge('broad bridges', paths.broadBridges, 34),
    stroke('minor road casing', paths.minor, colours.roadCasing, 9),
    stroke('road casing', paths.road, colours.roadCasing, 13),
    stroke('minor roads', paths.minor, colours.road, 5),
    stroke('roads', paths.road, colours.road, 8),
    stroke('major road casing', paths.major, colours.majorCasing, 17),
    stroke('major roads', paths.major, colours.major, 11),
    stroke('highway casing', paths.highway, colours.highwayCasing, 21),
    stroke('highways', paths.highway, colours.highway, 14),
    stroke('trams', paths.trams, colours.rail, 4),
    stroke('rails', paths.rails, colours.rail, 12),
    dashed('32 32', stroke('rail gaps', paths.rails, colours.railGap, 7)),
    { ...fill('stations', paths.stations, colours.railGap), stroke: colours.rail, width: 8 },
    { ...stroke('graticule', paths.ticks, colours.grid, 5), opacity: 0.6 },
  ]
}
