import { useEffect, useRef } from 'react'
import { legend } from '../generated/legend.ts'
import styles from './LegendPanel.module.css'

/** The data types and their colours, as the byte grids use them. */
export function LegendPanel({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  return (
    <aside
      id="legend"
      aria-labelledby="legend-title"
      className={styles.panel}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <h2 id="legend-title" className={styles.title}>
          Legend
        </h2>
        <button
          ref={close}
          type="button"
          className={styles.close}
          aria-label="Close legend"
          onClick={onClose}
        >
          ×
        </button>
      </div>
      <dl className={styles.list}>
        {legend.map(({ type, note }) => (
          <div key={type} className={styles.entry} data-type={type.toLowerCase().split(' ')[0]}>
            <dt>{type}</dt>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
    </aside>
  )
}
