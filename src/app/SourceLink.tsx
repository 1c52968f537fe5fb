import { site } from '../generated/site.ts'
import hidden from '../ui/visuallyHidden.module.css'
import styles from './Header.module.css'

/** Link from the header to the repository. */
export function SourceLink() {
  return (
    <a className={styles.source} href={site.repository} title="Source code">
      <svg viewBox="0 0 20 16" aria-hidden="true">
        <path d="M6 3 1 8l5 5M14 3l5 5-5 5M11.5 1l-3 14" />
      </svg>
      <span className={hidden.hidden}>Source code</span>
    </a>
  )
}
