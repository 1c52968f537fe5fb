import styles from './notice.module.css'

/** Reports a failed load after a user action, which would otherwise seem to do nothing. */
export function LoadNotice({ onClose }: { onClose: () => void }) {
  return (
    <div role="status">
      <p className={styles.notice} data-kind="warning">
        This could not be loaded. When you are online, try again or reload the page.{' '}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </p>
    </div>
  )
}
