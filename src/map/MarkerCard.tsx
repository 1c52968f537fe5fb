import { type PointerEvent, useRef } from 'react'
import { CloseButton, useClosable } from '../ui/closable.tsx'
import { useOwnState } from './layers.ts'
import styles from './MarkerCard.module.css'
import { MarkerShape } from './MarkerShape.tsx'
import type { Marker } from './marker.ts'

/** A finger that moves as far to one side closes the card. */
const swipePixels = 60

/** Facts of the selected marker and a link to its table row. */
export function MarkerCard({ marker, onClose }: { marker: Marker; onClose: () => void }) {
  const { close, frame } = useClosable(onClose)
  const own = useOwnState(marker)
  const touchStart = useRef<number | null>(null)
  const swipe = {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      touchStart.current = pointerType === 'touch' ? clientX : null
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (touchStart.current !== null && Math.abs(clientX - touchStart.current) > swipePixels) close()
    },
  }
  return (
    <section className={styles.card} aria-label={marker.name} {...frame} {...swipe}>
      <div className={styles.head}>
        <MarkerShape layer={marker.layer} />
        <h2>{marker.name}</h2>
        <CloseButton what={marker.name} onClose={close} />
      </div>
      <dl>
        {marker.facts.map(([label, value, route]) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{route ? <a href={`#${route}`}>{value}</a> : value}</dd>
          </div>
        ))}
        {own && (
          <div>
            <dt>Your save</dt>
            <dd>{own.route ? <a href={`#${own.route}`}>{own.state}</a> : own.state}</dd>
          </div>
        )}
      </dl>
      {marker.row && <a href={`#${marker.row}`}>Row in the table</a>}
    </section>
  )
}
