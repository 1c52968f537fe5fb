import styles from './TableFrame.module.css'

/** Stands in for the rows when the filters leave none, with the way back. */
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
