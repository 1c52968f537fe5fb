import { useEffect, useState } from 'react'
import styles from '../../ui/notice.module.css'

interface Offer {
  readonly text: string
  readonly label: string
  readonly accept: () => void
}

/** Registers the offline worker and offers new versions; with Data Saver on, it asks before anything is kept offline. */
export function UpdateNotice() {
  const [offer, setOffer] = useState<Offer | null>(null)

  useEffect(() => {
    if (!import.meta.env.PROD) return
    const register = async () => {
      const { registerWorker } = await import('./registerWorker.ts')
      await registerWorker(
        activate =>
          setOffer({
            text: 'A new version of this site is available.',
            label: 'Reload',
            accept: () => void activate(),
          }),
        keep =>
          setOffer({
            text: 'Data Saver is on, so no offline copy is kept.',
            label: 'Keep a copy (1 MB)',
            accept: () => {
              keep()
              setOffer(null)
            },
          }),
      )
    }
    const start = () => void register().catch(() => {}) // tried again on the next visit
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
  }, [])

  return (
    offer && (
      <p className={styles.notice}>
        {offer.text}{' '}
        <button type="button" onClick={offer.accept}>
          {offer.label}
        </button>{' '}
        <button type="button" onClick={() => setOffer(null)}>
          Later
        </button>
      </p>
    )
  )
}
