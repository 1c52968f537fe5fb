import evidence from '../../site/evidence.module.css'
import styles from './CoverageBar.module.css'

interface Props {
  size: number
  proven: number
  source: number
  guess: number
  typed: number
  unnamed: number
}

/** Coverage of a block as a bar. */
export function CoverageBar({ size, proven, source, guess, typed, unnamed }: Props) {
  const percent = (bytes: number) => `${Math.round((bytes / size) * 1000) / 10}%`
  const parts = { proven, source, guess, typed, unnamed }
  const words = `verified on saves ${percent(proven)}, from source code ${percent(source)}, unverified ${percent(guess)}, type only ${percent(typed)}, unused ${percent(unnamed)}`
  return (
    <span className={`${styles.known} ${evidence.known}`} title={words}>
      <span className={styles.figure}>{percent(proven)}</span>
      <span className={`${evidence.bar} ${styles.share}`} role="img" aria-label={words}>
        {Object.entries(parts).map(([kind, bytes]) => (
          <span key={kind} data-kind={kind} style={{ flexBasis: `${(bytes / size) * 100}%` }} />
        ))}
      </span>
    </span>
  )
}

/** Legend of the coverage bars. */
export function CoverageLegend() {
  return (
    <ul className={`${evidence.known} ${evidence.key} ${styles.muted}`}>
      <li data-kind="proven">verified on saves (the percentage)</li>
      <li data-kind="source">from source code</li>
      <li data-kind="guess">unverified</li>
      <li data-kind="typed">script variables with a type only</li>
      <li data-kind="unnamed">unused script variables</li>
      <li>no meaning: alignment padding, stale pointers, unused bytes</li>
    </ul>
  )
}
