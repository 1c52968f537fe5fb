import type { ReactNode } from 'react'
import type { ExternalLink } from '#shared/link-types.ts'
import { blockRoute, fieldRoute } from '#shared/route.ts'
import styles from './links.module.css'

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
    <a className={styles.term} href={`#/legend?row=${of}`}>
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
