import { useMemo } from 'react'
import { savedGarages } from '../generated/blocks/03-garages.ts'
import { pickupLocations } from '../generated/blocks/06-pickup-locations.ts'
import { tags } from '../generated/blocks/20-tags.ts'
import { stuntJumps } from '../generated/blocks/24-jumps.ts'
import { useOpenedSave } from '../save/openedSave.ts'
import type { OpenedSave } from '../save/readSave.ts'
import { formatPosition } from '../site/coordinates.ts'
import { type Layer, layers } from './layers.ts'
import type { LayerId, Marker } from './marker.ts'
import { savePlaceMarkers } from './markers/homes.ts'

interface Tracked {
  /** Table of the rows of a layer. */
  readonly table: string
  /** Rows by the id of their markers. */
  readonly rows: ReadonlyMap<string, object>
  /** Words of the column "Your save" for what is still to be done; only these markers are shown. */
  readonly open: readonly string[]
}

const byId = <Row extends object>(rows: readonly Row[], idOf: (row: Row) => number) =>
  new Map(rows.map(row => [String(idOf(row)), row]))

/** The layers whose markers a save can have done with. */
const tracked: Partial<Record<LayerId, Tracked>> = {
  tags: { table: 'blocks/20-tags', rows: byId(tags, ({ index }) => index), open: ['not sprayed'] },
  jumps: {
    table: 'blocks/24-jumps',
    rows: byId(stuntJumps, ({ number }) => number),
    open: ['not found', 'found, not done'],
  },
  pickups: {
    table: 'blocks/06-pickup-locations',
    rows: byId(pickupLocations, ({ number }) => number),
    open: ['there'],
  },
}

/** What a save says about a marker, in words; null where it says nothing. */
function ownState(save: OpenedSave | null, { layer, id }: Marker): string | null {
  const own = tracked[layer]
  const row = own?.rows.get(id)
  const value = own && row ? save?.column(own.table)?.read(row) : null
  return typeof value === 'string' ? value : null
}

/** What the opened save says about a marker, in words; null where it says nothing. */
export function useOwnState(marker: Marker): string | null {
  return ownState(useOpenedSave(), marker)
}

/** The player: outdoors where they stand, indoors at the save place, as interiors are in the sky. */
function playerMarkers({ save, location, savePlace }: OpenedSave): readonly Marker[] {
  const [player] = save.blocks.pools.players
  if (player === undefined) return []
  const { x, y, z } = player.position
  const door = savePlaceMarkers.find(({ id }) => id === String(savePlace))
  return [
    {
      layer: 'your-save',
      id: 'player',
      name: 'Player',
      x: door?.x ?? x,
      y: door?.y ?? y,
      facts: [
        ['Saved', location],
        ['Position', formatPosition(x, y, z)],
      ],
      row: '/block/02?f=player.0004',
      box: null,
    },
  ]
}

/** The garages with stored vehicles. */
function carMarkers(save: OpenedSave): readonly Marker[] {
  const column = save.column('blocks/03-garages')
  return savedGarages.flatMap(garage => {
    const cars = column?.read(garage)
    if (typeof cars !== 'string') return []
    return {
      layer: 'your-save',
      id: `garage-${garage.index}`,
      name: `Garage: ${cars}`,
      x: garage.x,
      y: garage.y,
      facts: [
        ['Garage', garage.name],
        ['Vehicles', cars],
      ],
      row: '/block/03?f=stored_car',
      box: null,
    }
  })
}

/** Markers of tracked layers that the save has not done with; those it says nothing about stay. */
function leftIn(save: OpenedSave, layer: Layer): Layer {
  const own = tracked[layer.id]
  if (own === undefined || save.column(own.table) === null) return layer
  const isLeft = (marker: Marker) => {
    const state = ownState(save, marker)
    return state === null || own.open.includes(state)
  }
  return { ...layer, title: `${layer.title}, left in your save`, markers: layer.markers.filter(isLeft) }
}

function layersOf(save: OpenedSave): readonly Layer[] {
  const own: Layer = {
    id: 'your-save',
    title: 'Your save',
    markers: [...playerMarkers(save), ...carMarkers(save)],
    isShownAtFirst: true,
  }
  return [own, ...layers.map(layer => leftIn(save, layer))]
}

/** The layers of the map; with an opened save, those of tags, jumps and pickups have what is left to do. */
export function useLayers(): readonly Layer[] {
  const save = useOpenedSave()
  return useMemo(() => (save ? layersOf(save) : layers), [save])
}
