import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './Contents.module.css'

/** A page shorter than this many viewports needs no contents. */
const longScreens = 3

/** A section counts as reached this close to the top of the viewport, in pixels. */
const reachedPixels = 140

/** Space before the current entry, in pixels. */
const entriesBeforePixels = 80

/** Top of a heading in the viewport. Measures its section, as measuring the heading would lay out a distant section. */
const topOf = (heading: HTMLElement) => (heading.closest('section') ?? heading).getBoundingClientRect().top

/** Cards appear and disappear. */
const isOfPage = (heading: HTMLElement) => heading.closest('[data-card]') === null

/** The element selected by the address, if visible: its section may be too short to reach the top. */
function seenTarget(page: HTMLElement | null): Element | undefined {
  const targets = [...(page?.querySelectorAll('li[data-chosen], tr[aria-current]') ?? [])]
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

/** The sections of a long page and the one that is being read; none before it has been scrolled to. */
function useSections(page: RefObject<HTMLElement | null>): State {
  const [state, setState] = useState(nothing)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const isLong = document.documentElement.scrollHeight > longScreens * window.innerHeight
      const headings = isLong ? [...(page.current?.querySelectorAll('h2') ?? [])].filter(isOfPage) : []
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

/** The sections of a long page in a sticky bar that highlights the current one. */
export function Contents({ page }: { page: RefObject<HTMLElement | null> }) {
  const { headings, current } = useSections(page)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const entry = current && bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (entry) bar.current?.scrollTo(entry.offsetLeft - entriesBeforePixels, 0)
  }, [current])
  if (!current) return null
  const show = (heading: HTMLElement) => {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  }
  return (
    <nav ref={bar} className={styles.contents} aria-label="On this page">
      <ol>
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
