import styles from './notice.module.css'

interface Props {
  onClose: () => void
  onRetry?: () => void
}

/** Reports a failed load after a user action, which would otherwise seem to do nothing. */
export function LoadNotice({ onClose, onRetry }: Props) {
  return (
    <div role="status">
      <p className={styles.notice} data-kind="warning">
        This could not be loaded. When you are online, try again or reload the page.{' '}
        {onRetry && (
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        )}{' '}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </p>
    </div>
  )
}
