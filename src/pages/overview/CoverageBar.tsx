import evidence from '../../site/evidence.module.css'
import styles from './CoverageBar.module.css'

interface Props {
  size: number
  verified: number
  constant: number
  unused: number
  fromSourceCode: number
  unverified: number
  typed: number
  unnamed: number
}

/** Coverage of a block as a bar. */
export function CoverageBar({
  size,
  verified,
  constant,
  unused,
  fromSourceCode,
  unverified,
  typed,
  unnamed,
}: Props) {
  const percent = (bytes: number) => `${Math.round((bytes / size) * 1000) / 10}%`
  const parts = { verified, constant, unused, fromSourceCode, unverified, typed, unnamed }
  const allVerified = percent(verified + constant + unused)
  const words = `verified on saves ${allVerified} (meaning or use ${percent(verified)}, constant value ${percent(constant)}, unused bytes ${percent(unused)}), from source code ${percent(fromSourceCode)}, unverified ${percent(unverified)}, type only ${percent(typed)}, unused ${percent(unnamed)}`
  return (
    <span className={`${styles.known} ${evidence.known}`} title={words}>
      <span className={styles.figure}>{allVerified}</span>
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
      <li data-kind="verified">meaning verified on saves, or the use of a script variable</li>
      <li data-kind="constant">same value in every save</li>
      <li data-kind="unused">
        padding and other unused bytes, verified on saves. The percentage counts the first three.
      </li>
      <li data-kind="fromSourceCode">from source code</li>
      <li data-kind="unverified">unverified</li>
      <li data-kind="typed">script variables with a type only</li>
      <li data-kind="unnamed">unused script variables</li>
      <li>other padding and unused bytes</li>
    </ul>
  )
}
