import { useRef, useState } from 'react'
import { LostPart } from '../ui/LostPart.tsx'
import { useLater } from '../ui/useLater.ts'
import { BaseMap } from './BaseMap.tsx'
import { CoordinateReadout } from './CoordinateReadout.tsx'
import { mapReachUnits, type Point } from './coordinates.ts'
import { LayerSwitches } from './LayerSwitches.tsx'
import styles from './MapExplorer.module.css'
import { MapNames } from './MapNames.tsx'
import { MapSheet } from './MapSheet.tsx'
import { MapWindow } from './MapWindow.tsx'
import { MarkerCard } from './MarkerCard.tsx'
import { MarkerSheet } from './MarkerSheet.tsx'
import type { Marker } from './marker.ts'
import { nearestMarker } from './nearestMarker.ts'
import { PlacesInView } from './PlacesInView.tsx'
import { useLiveView } from './useLiveView.ts'
import { useMapState } from './useMapState.ts'
import { useStable } from './useStable.ts'
import { ZoneSheet } from './ZoneSheet.tsx'

/** The map with its layers, coordinates, card and list. All of its state but the cursor is in the address. */
export function MapExplorer() {
  const [state, change, retry] = useMapState()
  const { view, shown, chosen } = state
  const isLater = useLater() // drawing and names are large: the words around them come first
  const [cursor, setCursor] = useState<Point | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const live = useLiveView(
    sheet,
    view,
    useStable(settled => change({ view: settled })),
  )
  const choose = useStable((marker: Marker | null) =>
    change({ chosen: marker, asked: null, view: live.current.current }),
  )
  /** By its mark or its link: from there on the place is where the reader looks, and no longer the cursor. */
  const chooseItself = useStable((marker: Marker) => {
    setCursor(null)
    choose(marker)
  })
  const pick = (place: Point, reach: number) => {
    if (reach === 0) setCursor(place)
    // A zone around the cursor goes before a mark farther off.
    const marker =
      nearestMarker(place, reach, shown) ??
      (reach > 0 ? nearestMarker(place, mapReachUnits / live.current.current.zoom, shown) : null)
    if (marker && marker !== chosen) choose(marker)
  }
  return (
    <div className={styles.explorer}>
      <div className={styles.map}>
        <MapWindow
          {...{ frame, live, cursor }}
          isZoomed={view.zoom > 1}
          onCursor={setCursor}
          onPick={pick}
          onDismiss={() => choose(null)}
        >
          <MapSheet sheet={sheet} view={view} cursor={cursor}>
            {isLater && <BaseMap />}
            {shown.includes('zones') && <ZoneSheet chosen={chosen} />}
            {isLater && <MapNames zoom={view.zoom} shown={shown} />}
            {isLater && <MarkerSheet shown={shown} chosen={chosen} onChoose={chooseItself} />}
          </MapSheet>
        </MapWindow>
        <p className={styles.help} id="map-help">
          Drag, pinch<span className={styles.keys}> or Ctrl + wheel</span>.{' '}
          <span className={styles.keys}>
            Keys: arrows move the cursor (Shift finer), + − 0 zoom, Enter opens the nearest mark, Esc closes
            it.
          </span>
        </p>
        {retry && <LostPart onRetry={retry} />}
      </div>
      <CoordinateReadout
        frame={frame}
        live={live}
        place={cursor ?? chosen ?? view}
        kind={cursor ? 'Cursor' : chosen ? 'Place' : 'Middle'}
      />
      <div className={styles.card} aria-live="polite">
        {chosen && <MarkerCard marker={chosen} onClose={() => choose(null)} />}
      </div>
      <LayerSwitches shown={shown} onChange={next => change({ shown: next })} />
      <div className={styles.places}>
        <PlacesInView view={view} shown={shown} chosen={chosen} onChoose={chooseItself} />
      </div>
    </div>
  )
}
