import { memo, useEffect, useState } from 'react'
import styles from '../ui/notice.module.css'
import { untilLoadedAndQuiet } from './untilLoadedAndQuiet.ts'

interface Offer {
  readonly text: string
  readonly label: string
  readonly accept: () => void
}

/**
 * Registers the offline worker when the page is idle and offers what the reader may decide: a new version, or
 * to keep the site in spite of saving data.
 */
export const UpdateNotice = memo(function UpdateNotice() {
  const [offer, setOffer] = useState<Offer | null>(null)

  useEffect(() => {
    if (!import.meta.env.PROD) return
    const register = async () => {
      await untilLoadedAndQuiet()
      const { registerWorker } = await import('./registerWorker.ts')
      await registerWorker(
        activate =>
          setOffer({
            text: 'A new version of this reference is ready.',
            label: 'Reload',
            accept: () => void activate(),
          }),
        keep =>
          setOffer({
            text: 'Your browser saves data, so this reference is not kept for reading offline.',
            label: 'Keep it (1 MB)',
            accept: () => {
              keep()
              setOffer(null)
            },
          }),
      )
    }
    register().catch(() => {}) // tried again by the next visit
  }, [])

  return (
    <div role="status">
      {offer && (
        <p className={styles.notice}>
          {offer.text}{' '}
          <button type="button" onClick={offer.accept}>
            {offer.label}
          </button>{' '}
          <button type="button" onClick={() => setOffer(null)}>
            Later
          </button>
        </p>
      )}
    </div>
  )
})
