import type { Point } from '../site/coordinates.ts'

const layerIds = [
  'your-save',
  'save-places',
  'savehouses',
  'garages',
  'locations',
  'tags',
  'missions',
  'respawn-points',
  'jumps',
  'traps',
  'parked-cars',
  'pickups',
  'zones',
] as const
export type LayerId = (typeof layerIds)[number]

/** Edges of a box in game units. */
export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** One line of a card; with a route, the value becomes a link. */
type MarkerFact = readonly [label: string, value: string, route?: string]

/** Something on the map that can be selected; `x` and `y` are game coordinates. */
export interface Marker extends Point {
  readonly layer: LayerId
  /** As in the address; unique within its layer. */
  readonly id: string
  readonly name: string
  readonly facts: readonly MarkerFact[]
  /** Route of the row in its table; null when no page lists it. */
  readonly row: string | null
  /** Drawn instead of a symbol. */
  readonly box: Box | null
}
