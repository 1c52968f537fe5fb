import type { Point } from '#shared/map-pixels.ts'
import { formatRowId, type RowAddress, rowRoute } from '#shared/row-address.ts'
import type { Table } from '#shared/table-types.ts'

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
  /** What it marks: a row, and the name of its table; null for anything else. */
  readonly marks: { readonly table: string; readonly row: object } | null
}

/** What differs between the markers of a layer. */
type Described = Pick<Marker, 'name' | 'x' | 'y' | 'facts'> & Partial<Pick<Marker, 'row'>>

/**
 * The markers of the rows of a table, with the ids of the rows.
 * @param describe returns null for a row without a location outdoors
 */
export function markersOf<Row extends object>(
  layer: LayerId,
  table: RowAddress<Row> & Table<Row>,
  describe: (row: Row) => Described | null,
): readonly Marker[] {
  return table.rows.flatMap(row => {
    const described = describe(row)
    if (described === null) return []
    const id = formatRowId(table, row)
    return {
      layer,
      id,
      row: rowRoute(table, row),
      box: null,
      marks: { table: table.name, row },
      ...described,
    }
  })
}
