import { useRef, useState } from 'react'
import { mapReachUnits, type Point } from '#shared/map-pixels.ts'
import { BelowTheFold } from '../ui/LazyLayout.tsx'
import { BaseMap, BaseMapNames, MapCanvas } from './BaseMap.tsx'
import { CoordinateReadout } from './CoordinateReadout.tsx'
import { keyReachUnits, nearestMarker, useLayers } from './layers.ts'
import styles from './MapExplorer.module.css'
import { MapWindow } from './MapWindow.tsx'
import { MarkerCard } from './MarkerCard.tsx'
import { LayerSwitches, LocationsInView, MarkerLayer, ZoneLayer } from './Markers.tsx'
import { useMapState } from './mapState.ts'
import type { Marker } from './marker.ts'
import { useEventCallback, useLiveView } from './view.ts'

/** The map with its layers, coordinates, card and list. Its state is in the address, except for the cursor. */
export function MapExplorer() {
  const layers = useLayers()
  const [state, change] = useMapState()
  const { view, shown, selected } = state
  const [cursor, setCursor] = useState<Point | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const live = useLiveView(canvas, view, settled => change({ view: settled }))
  const select = useEventCallback((marker: Marker | null) =>
    change({ selected: marker, view: live.current.current }),
  )
  /** Selected on the map or by a link. The coordinates shown are then those of the marker, not of the cursor. */
  const selectMarker = useEventCallback((marker: Marker) => {
    setCursor(null)
    select(marker)
  })
  const near = (point: Point, reach: number) =>
    nearestMarker(point, reach / live.current.current.zoom, shown, layers)
  /** Selects the zone at a point that was pressed; a press on nothing closes the card. */
  const press = (point: Point) => {
    setCursor(point)
    const zone = near(point, 0)
    if (zone !== selected) select(zone)
  }
  /** Selects what is nearest to a point. A zone around it wins over a marker farther away. */
  const pick = (point: Point) => {
    const marker = near(point, keyReachUnits) ?? near(point, mapReachUnits)
    if (marker && marker !== selected) select(marker)
  }
  return (
    <div className={styles.explorer}>
      <div className={styles.map}>
        <MapWindow
          frame={frame}
          live={live}
          cursor={cursor}
          isZoomed={view.zoom > 1}
          onCursor={setCursor}
          onPress={press}
          onPick={pick}
          onDismiss={() => select(null)}
        >
          <MapCanvas canvas={canvas} view={view} cursor={cursor}>
            <BelowTheFold>
              <BaseMap />
            </BelowTheFold>
            {shown.includes('zones') && <ZoneLayer selected={selected} />}
            <BelowTheFold>
              <BaseMapNames zoom={view.zoom} shown={shown} />
              <MarkerLayer shown={shown} selected={selected} onSelect={selectMarker} />
            </BelowTheFold>
          </MapCanvas>
        </MapWindow>
        <p className={styles.help} id="map-help">
          Drag to pan; pinch<span className={styles.keys}> or use Ctrl + wheel</span> to zoom.{' '}
          <span className={styles.keys}>
            Keys: arrows move the cursor (Shift: smaller steps), + and − zoom, 0 shows the whole map, Enter
            selects the nearest marker, Esc closes its card.
          </span>
        </p>
      </div>
      <CoordinateReadout
        frame={frame}
        live={live}
        position={cursor ?? selected ?? view}
        kind={cursor ? 'Cursor' : selected ? 'Marker' : 'Centre'}
        near={cursor && nearestMarker(cursor, keyReachUnits / view.zoom, shown, layers)}
      />
      <div
        className={styles.card}
        aria-live="polite"
        data-side={selected && selected.y < view.y ? 'top' : 'bottom'}
      >
        {selected && <MarkerCard marker={selected} onClose={() => select(null)} />}
      </div>
      <LayerSwitches shown={shown} onChange={next => change({ shown: next })} />
      <div className={styles.locations}>
        <BelowTheFold>
          <LocationsInView view={view} shown={shown} selected={selected} onSelect={selectMarker} />
        </BelowTheFold>
      </div>
    </div>
  )
}
