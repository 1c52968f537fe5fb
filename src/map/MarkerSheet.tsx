import { memo } from 'react'
import { layers } from './layers.ts'
import { MarkerShape } from './MarkerShape.tsx'
import styles from './MarkerSheet.module.css'
import type { LayerId, Marker } from './marker.ts'
import { chooseOnClick, markerHref } from './markerLink.ts'
import { percentOf } from './view.ts'

interface Props {
  shown: readonly LayerId[]
  chosen: Marker | null
  onChoose: (marker: Marker) => void
}

/** The marks of the shown layers. They are left out of the tab order: the cursor and the list below reach them all. */
export const MarkerSheet = memo(function MarkerSheet({ shown, chosen, onChoose }: Props) {
  const drawn = layers.filter(({ id }) => shown.includes(id) && id !== 'zones').toReversed()
  return (
    <div className={styles.markers}>
      {drawn
        .flatMap(({ markers }) => markers)
        .map(marker => {
          const { left, top } = percentOf(marker)
          return (
            <a
              key={`${marker.layer} ${marker.id}`}
              className={styles.marker}
              style={{ left: `${left}%`, top: `${top}%` }}
              href={markerHref(marker)}
              title={marker.name}
              aria-label={marker.name}
              aria-current={marker === chosen || undefined}
              tabIndex={-1}
              draggable={false}
              onClick={event => chooseOnClick(event, marker, onChoose)}
            >
              <MarkerShape layer={marker.layer} />
            </a>
          )
        })}
    </div>
  )
})
