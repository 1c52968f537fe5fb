import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ExternalLink } from '#shared/link-types.ts'
import { documentTitle } from '#shared/page-files.ts'
import { blockRoute, fieldRoute } from '#shared/route.ts'
import { site } from '../generated/site.ts'
import { Contents } from './Contents.tsx'
import { findPage } from './findPage.ts'
import linkStyles from './links.module.css'
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

interface AddressProps {
  /** Two digits of the block. */
  block: string
  /** Offset in the block as hex digits; links to the field there. */
  offsetHex?: string | null
}

/** An offset in the save file, e.g. 25:053D, as a link to its documentation. */
export function BlockAddress({ block, offsetHex }: AddressProps) {
  return (
    <a href={`#${offsetHex ? fieldRoute(block, offsetHex) : blockRoute(block)}`}>
      <code>{offsetHex ? `${block}:${offsetHex}` : block}</code>
    </a>
  )
}

interface TermProps {
  /** Key in data-csv/glossary.csv. */
  of: string
  children: ReactNode
}

/** A term explained in the glossary. */
export function Term({ of, children }: TermProps) {
  return (
    <a className={linkStyles.term} href={`#/legend?row=${of}`}>
      {children}
    </a>
  )
}

/** A level of evidence, explained in the glossary. */
export function EvidenceTerm({ level }: { level: string }) {
  return <Term of={level.replaceAll(' ', '-')}>{level}</Term>
}

/** Links to other sites. */
export function ExternalLinks({ links }: { links: readonly ExternalLink[] }) {
  return (
    <ul>
      {links.map(({ url, title, note }) => (
        <li key={url}>
          <a href={url}>{title}</a>: {note}
        </li>
      ))}
    </ul>
  )
}
