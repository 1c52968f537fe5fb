import { markParameter } from '../generated/algebra/route.ts'
import styles from './overviewMark.module.css'

const isNamed = (mark: string) => (element: HTMLElement) =>
  element.title.endsWith(` at ${mark}`) || (element.matches('dd code') && element.textContent === mark)

/**
 * Marks what a route means on the overview, as the pages with tables mark theirs: that one is not drawn anew for it.
 * @returns what takes the focus; null on other pages, and as long as it is not there
 */
export function markOnOverview(route: string): HTMLElement | null {
  const mark = new URLSearchParams(route.replace(/^[^?]*/, '')).get(markParameter)
  if (mark === null || !styles.marked) return null
  // A part may go on in the next row of the file.
  const found = Array.from(document.querySelectorAll<HTMLElement>('main [title], main dd code')).filter(
    isNamed(mark),
  )
  for (const { classList } of document.querySelectorAll(`.${styles.marked}`)) classList.remove(styles.marked)
  for (const { classList } of found) classList.add(styles.marked)
  return found[0] ?? null
}
