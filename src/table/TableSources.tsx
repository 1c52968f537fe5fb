import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { sourcesInWords } from '../site/sourcesInWords.ts'

interface Props {
  scroller: RefObject<HTMLElement | null>
  /** Path of the downloads below data/. */
  table: string
}

/** The names of the sources in the link to them. They come with the first sign of a reader; documents hold them already. */
export function TableSources({ scroller, table }: Props) {
  const place = scroller.current?.parentElement?.querySelector('footer > a[href^="#/sources"]')
  return place ? createPortal(sourcesInWords(table), place) : null
}
