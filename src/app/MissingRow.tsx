import { useEffect, useState } from 'react'
import { AskedFor } from '../ui/AskedFor.tsx'
import styles from '../ui/notice.module.css'

/** What pages mark, or open, because the address asks for it. */
const chosen = 'main :is(tr, a)[aria-current], main [data-chosen], main [data-card]'

/** A page that has not changed for so long is complete. */
const quietMilliseconds = 1000

/** Whether the page has come to rest without anything of what the address asks for. */
function useMissing(): boolean {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const look = () => setMissing(document.querySelector(chosen) === null)
    let timer = setTimeout(look, quietMilliseconds)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      if (document.querySelector(chosen)) setMissing(false)
      else timer = setTimeout(look, quietMilliseconds)
    })
    observer.observe(document.querySelector('main') ?? document.body, { subtree: true, childList: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return isMissing
}

interface Props {
  page: string
  /** The row, as the address names it. */
  asked: string
}

/** Says that the page has no such row, where it has none. */
export function MissingRow({ page, asked }: Props) {
  const isMissing = useMissing()
  return (
    <div role="status">
      {isMissing && (
        <p className={styles.notice} data-kind="warning">
          {page === '/map' ? 'The map has no place' : 'This page has no row'} <AskedFor>{asked}</AskedFor>, or
          a {page === '/map' ? 'layer without it is chosen' : 'filter hides it'}.{' '}
          <a href={`#${page}`}>Show the whole page</a>
        </p>
      )}
    </div>
  )
}
