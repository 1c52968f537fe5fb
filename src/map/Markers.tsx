import { type MouseEvent, memo, useDeferredValue } from 'react'
import { mapViewBox } from '#shared/map-pixels.ts'
import { markerRoute } from '../site/coordinates.ts'
import { routeToFollow } from '../ui/plainLinks.ts'
import switchStyles from './LayerSwitches.module.css'
import listStyles from './LocationsInView.module.css'
import { useLayers } from './layers.ts'
import styles from './MarkerLayer.module.css'
import { MarkerShape } from './MarkerShape.tsx'
import type { LayerId, Marker } from './marker.ts'
import { zonesLayer } from './markers/zones.ts'
import { isInView, mapPercent, type View } from './view.ts'
import zoneLayerStyles from './ZoneLayer.module.css'

interface Selection {
  selected: Marker | null
  onSelect: (marker: Marker) => void
}

/** Address of a link that opens the map at a marker. */
const markerHref = ({ layer, id }: Marker) => `#${markerRoute(layer, encodeURIComponent(id))}`

/** Properties of such a link: it selects the marker without moving the map; clicks that open a new tab or window are left to the browser. */
const markerLink = (marker: Marker, { selected, onSelect }: Selection) => ({
  'aria-current': marker === selected || undefined,
  onClick(event: MouseEvent) {
    if (!routeToFollow(event.nativeEvent)) return
    event.preventDefault()
    onSelect(marker)
  },
})

/** The boxes of the zones. A click on the map selects the smallest one around it. */
export const ZoneLayer = memo(function ZoneLayer({ selected }: { selected: Marker | null }) {
  const { markers: zones } = zonesLayer
  const ordered = selected?.box ? [...zones.filter(zone => zone !== selected), selected] : zones
  return (
    <svg className={zoneLayerStyles.zones} viewBox={mapViewBox} aria-hidden="true">
      {ordered.map(
        zone =>
          zone.box && (
            <rect
              key={zone.id}
              data-selected={zone === selected || undefined}
              x={zone.box.minX}
              y={-zone.box.maxY}
              width={zone.box.maxX - zone.box.minX}
              height={zone.box.maxY - zone.box.minY}
            />
          ),
      )}
    </svg>
  )
})

interface Props extends Selection {
  shown: readonly LayerId[]
}

/** Symbols of the shown layers. Not in the tab order: the map cursor and the list below reach all of them. */
export const MarkerLayer = memo(function MarkerLayer({ shown, ...selection }: Props) {
  const layers = useLayers()
  const drawn = layers.filter(({ id }) => shown.includes(id) && id !== 'zones').toReversed()
  return (
    <div className={styles.markers}>
      {drawn
        .flatMap(({ markers }) => markers)
        .map(marker => {
          const { left, top } = mapPercent(marker)
          return (
            <a
              key={`${marker.layer} ${marker.id}`}
              className={styles.marker}
              style={{ left: `${left}%`, top: `${top}%` }}
              href={markerHref(marker)}
              title={marker.name}
              aria-label={marker.name}
              {...markerLink(marker, selection)}
              tabIndex={-1}
              draggable={false}
            >
              <MarkerShape layer={marker.layer} />
            </a>
          )
        })}
    </div>
  )
})

interface ListProps extends Selection {
  view: View
  shown: readonly LayerId[]
}

/** The map as text: links to all markers of the shown layers within the view. */
export const LocationsInView = memo(function LocationsInView({ view, shown, ...selection }: ListProps) {
  const listedView = useDeferredValue(view) // long lists may update a moment after the map
  const layers = useLayers()
  const groups = layers
    .filter(({ id }) => shown.includes(id))
    .map(({ id, title, markers }) => ({
      id,
      title,
      markers: markers.filter(marker => isInView(listedView, marker)),
    }))
  const count = groups.reduce((sum, { markers }) => sum + markers.length, 0)
  return (
    <section className={listStyles.locations} aria-labelledby="locations-in-view">
      <h2 id="locations-in-view">Markers in view ({count})</h2>
      {count === 0 && <p>The visible layers have no markers in view.</p>}
      {groups
        .filter(({ markers }) => markers.length > 0)
        .map(({ id, title, markers }) => (
          <details key={id} open={markers.length <= 60}>
            <summary>
              <MarkerShape layer={id} /> {title} ({markers.length})
            </summary>
            <ul className={listStyles.list}>
              {markers.map(marker => (
                <li key={marker.id}>
                  <a href={markerHref(marker)} {...markerLink(marker, selection)}>
                    {marker.name}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  )
})

interface SwitchesProps {
  shown: readonly LayerId[]
  onChange: (shown: readonly LayerId[]) => void
}

/** One checkbox per layer, with its symbol and number of markers. */
export function LayerSwitches({ shown, onChange }: SwitchesProps) {
  const layers = useLayers()
  const toggle = (id: LayerId) =>
    onChange(layers.map(layer => layer.id).filter(one => shown.includes(one) !== (one === id)))
  return (
    <fieldset className={switchStyles.switches}>
      <legend>Layers</legend>
      {layers.map(({ id, title, markers }) => (
        <label key={id}>
          <input type="checkbox" checked={shown.includes(id)} onChange={() => toggle(id)} />
          <MarkerShape layer={id} />
          <span>
            {title} <span className={switchStyles.count}>({markers.length})</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
