import { memo, useDeferredValue } from 'react'
import { isAwaited, layers } from './layers.ts'
import { MarkerShape } from './MarkerShape.tsx'
import type { LayerId, Marker } from './marker.ts'
import { chooseOnClick, markerHref } from './markerLink.ts'
import styles from './PlacesInView.module.css'
import { isInView, type View } from './view.ts'

interface Props {
  view: View
  shown: readonly LayerId[]
  chosen: Marker | null
  onChoose: (marker: Marker) => void
}

/** The map in words: links to all places of the shown layers that lie in view. */
export const PlacesInView = memo(function PlacesInView({ view, shown, chosen, onChoose }: Props) {
  const listedView = useDeferredValue(view) // long lists may come a moment after the map
  const groups = layers
    .filter(({ id }) => shown.includes(id))
    .map(({ id, title, markers }) => ({
      id,
      title,
      markers: markers.filter(marker => isInView(listedView, marker)),
    }))
  const count = groups.reduce((sum, { markers }) => sum + markers.length, 0)
  const isComing = layers.some(layer => shown.includes(layer.id) && isAwaited(layer))
  return (
    <section className={styles.places} aria-labelledby="places-in-view">
      <h2 id="places-in-view">Places in view ({count})</h2>
      {count === 0 && !isComing && <p>None of the shown layers has a place here.</p>}
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
                    aria-current={marker === chosen || undefined}
                    onClick={event => chooseOnClick(event, marker, onChoose)}
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
