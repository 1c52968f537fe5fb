import { useEffect, useRef } from 'react'
import { legend } from '../generated/legend.ts'
import typeColours from '../site/typeColours.module.css'
import { CloseButton, useClosable } from '../ui/closable.tsx'
import styles from './LegendPanel.module.css'

/** The data types and their colours, as the byte grids use them. */
export function LegendPanel({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null)
  const closable = useClosable(onClose)
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  return (
    <aside id="legend" aria-labelledby="legend-title" className={styles.panel} {...closable.frame}>
      <div className={styles.head}>
        <h2 id="legend-title" className={styles.title}>
          Legend
        </h2>
        <CloseButton ref={close} what="legend" onClose={closable.close} />
      </div>
      <dl className={styles.list}>
        {legend.map(({ key, type, note }) => (
          <div key={key} className={`${typeColours.typed} ${styles.entry}`} data-type={key}>
            <dt>{type}</dt>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <a href="#/legend">All terms and symbols</a>, <a href="#/sources">sources</a>
      </p>
    </aside>
  )
}
