import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { reportUrl } from '../site/reportUrl.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { CloseButton, useClosable } from '../ui/closable.tsx'
import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { absoluteUrl, withParameters } from '../ui/pageAddress.ts'
import styles from './RowDetailCard.module.css'

// The links of all tables together are a tenth of a page: they come with the first card.
const RowLinks = lazyWithRetry(async () => (await import('./RowLinks.tsx')).RowLinks, null)

interface Props {
  title: string
  /** Address parameter with the id of the row. */
  parameter?: string | undefined
  /** Table and id of the row: links to related rows and to the fields that store it. */
  linksOf?: readonly [table: string, id: string | number] | undefined
  children?: ReactNode
}

/** Details of the selected row. Takes the focus when it opens; closing it gives the focus back. */
export function RowDetailCard({ title, parameter = 'row', linksOf, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const row = parameters.get(parameter)
  const route = row !== null && `${pathname}?${new URLSearchParams({ [parameter]: row })}`
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    const titleRow = card.current?.closest('tr')?.previousElementSibling
    // The row again: it stays in view above a card that is higher than the window.
    for (const element of [titleRow, card.current, titleRow]) element?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { close, frame } = useClosable(() => setParameters(withParameters(parameters, { [parameter]: null })))
  return (
    <section ref={card} className={styles.card} aria-label={title} data-card {...frame}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <span className={styles.buttons}>
          {route && <CopyButton text={absoluteUrl(route)} what="link" label="Copy link" />}
          <CloseButton what={title} onClose={close} />
        </span>
      </div>
      {children}
      {linksOf && <RowLinks table={linksOf[0]} id={linksOf[1]} />}
      {route && (
        <p className={styles.report}>
          <a href={reportUrl(route)}>Report a mistake in this row</a>
        </p>
      )}
    </section>
  )
}
