import { memo, useDeferredValue } from 'react'
import styles from './LocationsInView.module.css'
import { MarkerShape } from './MarkerShape.tsx'
import type { LayerId, Marker } from './marker.ts'
import { markerHref, selectOnClick } from './markerLink.ts'
import { useLayers } from './ownLayers.ts'
import { isInView, type View } from './view.ts'

interface Props {
  view: View
  shown: readonly LayerId[]
  selected: Marker | null
  onSelect: (marker: Marker) => void
}

/** The map as text: links to all markers of the shown layers within the view. */
export const LocationsInView = memo(function LocationsInView({ view, shown, selected, onSelect }: Props) {
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
    <section className={styles.locations} aria-labelledby="locations-in-view">
      <h2 id="locations-in-view">Markers in view ({count})</h2>
      {count === 0 && <p>The visible layers have no markers in view.</p>}
      {groups
        .filter(({ markers }) => markers.length > 0)
        .map(({ id, title, markers }) => (
          <details key={id} open={markers.length <= 60}>
            <summary>
              <MarkerShape layer={id} /> {title} ({markers.length})
            </summary>
            <ul className={styles.list}>
              {markers.map(marker => (
                <li key={marker.id}>
                  <a
                    href={markerHref(marker)}
                    aria-current={marker === selected || undefined}
                    onClick={event => selectOnClick(event, marker, onSelect)}
                  >
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
