import styles from './DataTable.module.css'

/** Shown when no row passes the filters. */
export function NoRows({ onReset }: { onReset: () => void }) {
  return (
    <p className={styles.empty}>
      No row matches these filters.{' '}
      <button type="button" onClick={onReset}>
        Reset filters
      </button>
    </p>
  )
}
