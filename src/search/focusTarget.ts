/** Longest wait for a page and its tables. */
const patienceMilliseconds = 10_000
/** How long the parts of a new page may still move what was brought into view. */
const settlingMilliseconds = 1500

const pathOf = (route: string) => route.replace(/\?.*/s, '')

/** What the page marks because the address asks for it: a row of a table or a field of a struct. */
function findMarked(): HTMLElement | null {
  return document.querySelector('main tr[aria-current], main [data-chosen] a[aria-current]')
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return top >= header && bottom <= window.innerHeight
}

function bringIntoView(element: HTMLElement) {
  if (element.isConnected && !isInView(element)) element.scrollIntoView({ block: 'center' })
}

/**
 * Moves the focus to the row or field that an address asks for as soon as its page shows it, and keeps it in view while
 * the page settles, unless the reader does anything meanwhile.
 * @param route that was just followed
 */
export function focusTarget(route: string): void {
  if (!/[?&]([\w.-]+\.)?(row|f)=/.test(route)) return
  const former =
    pathOf(window.location.hash.slice(1)) === pathOf(route) ? null : document.querySelector('main h1')
  const end = new AbortController()
  const stop = () => {
    observer.disconnect()
    end.abort()
  }
  const look = () => {
    const heading = document.querySelector('main h1')
    const marked = heading !== null && heading !== former ? findMarked() : null
    if (!marked) return
    observer.disconnect()
    marked.tabIndex = marked.matches('a') ? 0 : -1
    marked.focus({ preventScroll: true })
    // The values of a field are what a search for one of them led to.
    marked
      .closest('li')
      ?.querySelectorAll('details')
      .forEach(values => {
        values.open = true
      })
    bringIntoView(marked)
    const timer = setInterval(() => (end.signal.aborted ? clearInterval(timer) : bringIntoView(marked)), 100)
    setTimeout(stop, settlingMilliseconds)
  }
  const observer = new MutationObserver(() => requestAnimationFrame(look))
  setTimeout(stop, patienceMilliseconds)
  // The press that followed the link is still on its way.
  setTimeout(() => {
    if (end.signal.aborted) return
    for (const sign of ['pointerdown', 'keydown', 'wheel', 'popstate'])
      window.addEventListener(sign, stop, { passive: true, signal: end.signal })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    requestAnimationFrame(look)
  })
}
