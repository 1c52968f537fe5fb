import type { Box, Point } from '#shared/map-pixels.ts'
import { formatRowId, type RowAddress, rowRoute } from '#shared/row-address.ts'
import type { Table } from '#shared/table-types.ts'

export type LayerId =
  | 'your-save'
  | 'save-places'
  | 'savehouses'
  | 'garages'
  | 'locations'
  | 'tags'
  | 'missions'
  | 'respawn-points'
  | 'jumps'
  | 'traps'
  | 'parked-cars'
  | 'pickups'
  | 'zones'

/** One line of a card; with a route, the value becomes a link. */
type MarkerFact = readonly [label: string, value: string, route?: string]

/** Something on the map that can be selected; `x` and `y` are game coordinates. */
export interface Marker extends Point {
  readonly layer: LayerId
  /** As in the address; unique within its layer. */
  readonly id: string
  readonly name: string
  readonly facts: readonly MarkerFact[]
  /** Route of the row in its table, if a page lists it. */
  readonly row?: string
  /** Drawn instead of a symbol. */
  readonly box?: Box
  /** The row that it marks, if any, and the name of its table. */
  readonly marks?: { readonly table: string; readonly row: object }
}

/** Markers of one kind. */
export interface Layer {
  readonly id: LayerId
  readonly title: string
  readonly markers: readonly Marker[]
  readonly isShownAtFirst?: boolean
}

/**
 * The layer with the rows of a table, whose markers have the ids of the rows.
 * @param describe returns null for a row without a location outdoors
 */
export function layerOf<Row extends object>(
  layer: Omit<Layer, 'markers'>,
  table: RowAddress<Row> & Table<Row>,
  describe: (row: Row) => (Pick<Marker, 'name' | 'x' | 'y' | 'facts'> & Partial<Marker>) | null,
): Layer {
  const markers = table.rows.flatMap(row => {
    const described = describe(row)
    return described === null
      ? []
      : {
          layer: layer.id,
          id: formatRowId(table, row),
          row: rowRoute(table, row),
          marks: { table: table.name, row },
          ...described,
        }
  })
  return { ...layer, markers }
}
