import styles from './ColourSample.module.css'

/** A colour with its value. */
export function ColourSample({ colour }: { colour: string }) {
  return (
    <span className={styles.sample}>
      <span className={styles.swatch} style={{ backgroundColor: colour }} />
      <code>{colour}</code>
    </span>
  )
}
