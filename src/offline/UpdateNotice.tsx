import { useEffect, useState } from 'react'
import styles from './UpdateNotice.module.css'

interface Offer {
  readonly text: string
  readonly label: string
  readonly accept: () => void
}

/** Registers the offline worker after the page is up and offers what the reader may decide: a new version, or to keep the site despite saving data. */
export function UpdateNotice() {
  const [offer, setOffer] = useState<Offer | null>(null)

  useEffect(() => {
    if (!import.meta.env.PROD) return
    void import('./registerWorker.ts').then(({ registerWorker }) =>
      registerWorker(
        activate =>
          setOffer({
            text: 'A new version of this reference is ready.',
            label: 'Reload',
            accept: () => void activate(),
          }),
        register =>
          setOffer({
            text: 'Your browser saves data, so this reference is not kept for reading offline.',
            label: 'Keep it (1 MB)',
            accept: () => {
              register()
              setOffer(null)
            },
          }),
      ),
    )
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
}
