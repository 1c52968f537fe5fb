import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { fullAddress } from '../tools/fullAddress.ts'
import { CloseButton } from '../ui/CloseButton.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { laterPart } from '../ui/laterPart.tsx'
import { useClosable } from '../ui/useClosable.ts'
import styles from './ChosenCard.module.css'

const RowLinks = laterPart(() => import('./RowLinks.tsx'))

interface Props {
  title: string
  /** The table's prefix in the address. */
  prefix?: string | undefined
  /** Table and name of the row: below stands what it leads to, and which fields store it. */
  linksOf?: readonly [table: string, id: string | number]
  /** Says less than the row: where there is no room for both in the window, the row is in view. */
  isAside?: boolean
  children?: ReactNode
}

/**
 * More about the chosen row of a table. It takes the focus when it opens (give it a `key` per row), unless the row itself
 * has it, and closing it forgets the choice and gives the focus back.
 */
export function ChosenCard({ title, prefix = '', linksOf, isAside = false, children }: Props) {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const row = parameters.get(`${prefix}row`)
  useEffect(() => {
    if (!document.activeElement?.matches('tr[aria-current]')) heading.current?.focus({ preventScroll: true })
    let giveUp = () => {}
    // Its code stands with that of tables, which would come again with each page that names its card.
    import('./keepInView.ts').then(
      ({ keepInView }) => {
        if (card.current) giveUp = keepInView(card.current, isAside)
      },
      () => {}, // the card is as good without it
    )
    return () => giveUp()
  }, [isAside])
  const { close, frame } = useClosable(() => {
    const next = new URLSearchParams(parameters)
    next.delete(`${prefix}row`)
    setParameters(next)
  })
  return (
    <section ref={card} className={styles.card} aria-label={title} data-card {...frame}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <span className={styles.buttons}>
          {row !== null && (
            <CopyButton
              text={fullAddress(`${pathname}?${new URLSearchParams({ [`${prefix}row`]: row })}`)}
              what="address"
              label="Copy address"
            />
          )}
          <CloseButton what={title} onClose={close} />
        </span>
      </div>
      {children}
      {linksOf && <RowLinks table={linksOf[0]} id={linksOf[1]} />}
    </section>
  )
}
