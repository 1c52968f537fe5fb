import { memo } from 'react'
import type { Marker } from './marker.ts'
import { zoneMarkers } from './markers/zones.ts'
import styles from './ZoneLayer.module.css'

/** The boxes of the zones. A click on the map selects the smallest one around it. */
export const ZoneLayer = memo(function ZoneLayer({ selected }: { selected: Marker | null }) {
  const ordered = selected?.box ? [...zoneMarkers.filter(zone => zone !== selected), selected] : zoneMarkers
  return (
    <svg className={styles.zones} viewBox="-3100 -3100 6200 6200" aria-hidden="true">
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
