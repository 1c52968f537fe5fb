import { memo, useEffect, useState } from 'react'
import styles from '../ui/notice.module.css'
import { onNotLoaded } from '../ui/notLoaded.ts'

/**
 * Says that what the reader asked for could not be loaded: without it a press would seem to do nothing. Some browsers,
 * such as Chromium 147, ask for a lost file again only when the page is loaded again.
 */
export const LoadNotice = memo(function LoadNotice() {
  const [isShown, setShown] = useState(false)
  useEffect(() => onNotLoaded(() => setShown(true)), [])
  return (
    <div role="status">
      {isShown && (
        <p className={styles.notice} data-kind="warning">
          This could not be loaded. When there is a connection, try again or load the page again.{' '}
          <button type="button" onClick={() => setShown(false)}>
            Close
          </button>
        </p>
      )}
    </div>
  )
})
