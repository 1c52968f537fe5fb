import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { documentTitle } from '#shared/page-files.ts'
import { site } from '../generated/site.ts'
import { Contents } from './Contents.tsx'
import { findPage } from './findPage.ts'
import styles from './Page.module.css'

interface Props {
  /** By default that of data-csv/pages.csv. */
  title?: string
  /** Small print beside the heading. */
  beside?: ReactNode
  /** One or two sentences under the heading. */
  intro?: ReactNode
  children: ReactNode
  /** Whether the page has several sections, listed beside it. */
  hasContents?: boolean
}

/** Heading, browser title and vertical rhythm of a page. */
export function Page({ title: ownTitle, beside, intro, children, hasContents }: Props) {
  const { pathname } = useLocation()
  const title = ownTitle ?? findPage(pathname)?.title ?? site.title
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = documentTitle(pathname, title, site.title)
  }, [pathname, title])
  return (
    <article ref={article} className={styles.page} data-contents={hasContents || undefined}>
      {hasContents && <Contents page={article} />}
      <h1 tabIndex={-1}>
        {title}
        {beside && <small> {beside}</small>}
      </h1>
      {intro && <div className={styles.intro}>{intro}</div>}
      {children}
    </article>
  )
}
