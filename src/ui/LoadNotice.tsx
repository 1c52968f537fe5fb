import styles from './notice.module.css'

/** Reports that what the user asked for could not be loaded: without it a press would seem to do nothing. */
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
