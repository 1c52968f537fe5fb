import { pathOf } from '../shared/route.ts'

/** Maximum wait for a page and its tables. */
const patienceMilliseconds = 10_000
/** How long a new page may still shift the element scrolled into view. */
const settlingMilliseconds = 1500

/** The element selected by the address: a row, a field, a recipe or a part of the file. */
function findMarked(): HTMLElement | null {
  return document.querySelector(
    'main [data-marked], main tr[aria-current], main [data-selected] a[aria-current], main [data-selected] > h2',
  )
}

/** Whether an element is entirely visible below the header. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return top >= header && bottom <= window.innerHeight
}

/** Focuses the selected element and scrolls to it. @returns null if there is none */
function showMarked(): HTMLElement | null {
  const marked = findMarked()
  if (!marked) return null
  if (document.activeElement !== marked) {
    marked.tabIndex = marked.matches('a') ? 0 : -1
    marked.focus({ preventScroll: true })
  }
  if (!isInView(marked)) marked.scrollIntoView({ block: 'center' })
  return marked
}

/**
 * Focuses the selected element as soon as its page shows it, and keeps focus and scroll position there while
 * the page settles, unless the user interacts. @param route route just followed
 */
export function focusTarget(route: string): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  const isSamePage = pathOf(window.location.hash.slice(1)) === pathOf(route)
  if (!/[?&]([\w.-]+\.)?(row|f|mark)=/.test(route)) {
    if (isSamePage) requestAnimationFrame(() => heading?.focus()) // once the dialog is closed; a new page does so by itself
    return
  }
  const former = isSamePage ? null : heading
  const end = new AbortController()
  const stop = () => {
    observer.disconnect()
    end.abort()
  }
  const look = () => {
    const shown = document.querySelector('main h1')
    const marked = shown !== null && shown !== former ? showMarked() : null
    if (!marked) return
    observer.disconnect()
    // A search for a value leads to the values of its field.
    marked
      .closest('li')
      ?.querySelectorAll('details')
      .forEach(values => {
        values.open = true
      })
    // Cards and tables that load later move both.
    const timer = setInterval(() => (end.signal.aborted ? clearInterval(timer) : showMarked()), 100)
    setTimeout(stop, settlingMilliseconds)
  }
  const observer = new MutationObserver(() => requestAnimationFrame(look))
  setTimeout(stop, patienceMilliseconds)
  // The click on the link is still being dispatched.
  setTimeout(() => {
    if (end.signal.aborted) return
    for (const sign of ['pointerdown', 'keydown', 'wheel', 'popstate'])
      window.addEventListener(sign, stop, { passive: true, signal: end.signal })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    requestAnimationFrame(look)
  })
}
