import { memo } from 'react'
import type { Marker } from './marker.ts'
import { zoneMarkers } from './markers/zones.ts'
import styles from './ZoneSheet.module.css'

/** The boxes of the place names. A click on the map chooses the smallest one around it. */
export const ZoneSheet = memo(function ZoneSheet({ chosen }: { chosen: Marker | null }) {
  const ordered = chosen?.box ? [...zoneMarkers.filter(zone => zone !== chosen), chosen] : zoneMarkers
  return (
    <svg className={styles.zones} viewBox="-3100 -3100 6200 6200" aria-hidden="true">
      {ordered.map(
        zone =>
          zone.box && (
            <rect
              key={zone.id}
              data-chosen={zone === chosen || undefined}
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
