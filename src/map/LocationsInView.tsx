import { memo, useDeferredValue } from 'react'
import styles from './LocationsInView.module.css'
import { MarkerShape } from './MarkerShape.tsx'
import type { LayerId } from './marker.ts'
import { markerHref, markerLink, type Selection } from './markerLink.ts'
import { useLayers } from './ownLayers.ts'
import { isInView, type View } from './view.ts'

interface Props extends Selection {
  view: View
  shown: readonly LayerId[]
}

/** The map as text: links to all markers of the shown layers within the view. */
export const LocationsInView = memo(function LocationsInView({ view, shown, ...selection }: Props) {
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
