import { type RefObject, useEffect, useId, useState } from 'react'
import styles from './Contents.module.css'

/** A page with fewer sections needs no contents. */
const fewestSections = 3

/** A section counts as reached this close to the top of the viewport, in pixels. */
const reachedPixels = 140

/** Top of a heading in the viewport. Measures its section, as measuring the heading would lay out a distant section. */
const topOf = (heading: HTMLElement) => (heading.closest('section') ?? heading).getBoundingClientRect().top

/** Cards appear and disappear. */
const isOfPage = (heading: HTMLElement) => heading.closest('[data-card]') === null

/** The element selected by the address, if visible: its section may be too short to reach the top. */
function seenTarget(page: HTMLElement | null): Element | undefined {
  const targets = [...(page?.querySelectorAll('[data-selected], tr[aria-current]') ?? [])]
  return targets.findLast(target => {
    const { top, bottom } = target.getBoundingClientRect()
    return bottom > reachedPixels && top < window.innerHeight
  })
}

interface State {
  readonly headings: readonly HTMLElement[]
  readonly current: HTMLElement | undefined
}

const nothing: State = { headings: [], current: undefined }

/** The sections of a long page and the current one; none until the user scrolls to the first. */
function useSections(page: RefObject<HTMLElement | null>): State {
  const [state, setState] = useState(nothing)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const headings = [...(page.current?.querySelectorAll('h2') ?? [])].filter(isOfPage)
      const reached = headings.findLast(heading => topOf(heading) < reachedPixels)
      const target = reached && seenTarget(page.current)
      const holder = target && headings.find(heading => heading.closest('section')?.contains(target))
      const current = holder ?? reached
      setState(before =>
        before.current === current && before.headings.length === headings.length
          ? before
          : { headings, current },
      )
    }
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    window.addEventListener('scroll', lookSoon, { passive: true })
    const resizes = new ResizeObserver(lookSoon) // tables load later than the rest
    if (page.current) resizes.observe(page.current)
    return () => {
      window.removeEventListener('scroll', lookSoon)
      resizes.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [page])
  return state
}

/** The title of a section without the name of its struct. */
const titleOf = (heading: HTMLElement) => heading.firstChild?.textContent

/**
 * The sections of a page, with a mark at the one being read: beside the page where there is room, else behind a button that
 * follows under the header.
 */
export function Contents({ page }: { page: RefObject<HTMLElement | null> }) {
  const { headings, current } = useSections(page)
  const [isOpen, setIsOpen] = useState(false)
  const list = useId()
  if (headings.length < fewestSections) return null
  const show = (heading: HTMLElement) => {
    setIsOpen(false)
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  }
  return (
    <nav
      className={styles.contents}
      aria-label="On this page"
      data-reached={current !== undefined || undefined}
    >
      <p className={styles.title}>On this page</p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        On this page: <b>{current && titleOf(current)}</b>
      </button>
      <ol id={list} data-open={isOpen || undefined}>
        {headings.map(heading => (
          <li key={titleOf(heading)}>
            <button
              type="button"
              className={styles.entry}
              aria-current={heading === current || undefined}
              onClick={() => show(heading)}
            >
              {titleOf(heading)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
