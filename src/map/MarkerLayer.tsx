import { memo } from 'react'
import { mapViewBox } from '#shared/map-pixels.ts'
import styles from './MarkerLayer.module.css'
import { MarkerShape } from './MarkerShape.tsx'
import type { LayerId, Marker } from './marker.ts'
import { markerHref, markerLink, type Selection } from './markerLink.ts'
import { zonesLayer } from './markers/zones.ts'
import { useLayers } from './ownLayers.ts'
import { mapPercent } from './view.ts'
import zoneLayerStyles from './ZoneLayer.module.css'

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
              {...markerLink(marker, selection)}
              href={markerHref(marker)}
              key={`${marker.layer} ${marker.id}`}
              className={styles.marker}
              style={{ left: `${left}%`, top: `${top}%` }}
              title={marker.name}
              aria-label={marker.name}
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
