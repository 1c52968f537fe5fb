import { useEffect, useState } from 'react'
import styles from './UpdateNotice.module.css'

/** Registers the offline worker after the page is up and offers a new version when one waits. */
export function UpdateNotice() {
  const [activate, setActivate] = useState<(() => Promise<void>) | null>(null)

  useEffect(() => {
    if (!import.meta.env.PROD) return
    void import('./registerWorker.ts').then(({ registerWorker }) =>
      registerWorker(next => setActivate(() => next)),
    )
  }, [])

  return (
    <div role="status">
      {activate && (
        <p className={styles.notice}>
          A new version of this reference is ready.{' '}
          <button type="button" onClick={() => void activate()}>
            Reload
          </button>{' '}
          <button type="button" onClick={() => setActivate(null)}>
            Later
          </button>
        </p>
      )}
    </div>
  )
}
