import { CloseButton } from '../ui/CloseButton.tsx'
import { useClosable } from '../ui/useClosable.ts'
import styles from './MarkerCard.module.css'
import { MarkerShape } from './MarkerShape.tsx'
import type { Marker } from './marker.ts'
import { useOwnState } from './ownLayers.ts'

/** Facts of the selected marker and a link to its table row. */
export function MarkerCard({ marker, onClose }: { marker: Marker; onClose: () => void }) {
  const { close, frame } = useClosable(onClose)
  const own = useOwnState(marker)
  return (
    <section className={styles.card} aria-label={marker.name} {...frame}>
      <div className={styles.head}>
        <MarkerShape layer={marker.layer} />
        <h2>{marker.name}</h2>
        <CloseButton what={marker.name} onClose={close} />
      </div>
      <dl>
        {marker.facts.map(([label, value, route]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{route ? <a href={`#${route}`}>{value}</a> : value}</dd>
          </div>
        ))}
        {own && (
          <div>
            <dt>Your save</dt>
            <dd>{own}</dd>
          </div>
        )}
      </dl>
      {marker.row && <a href={`#${marker.row}`}>Row in the table</a>}
    </section>
  )
}
