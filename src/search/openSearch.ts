import { readEntry } from '../ui/historyEntry.ts'
import { sayNotLoaded } from '../ui/notLoaded.ts'
import { whenIdle } from '../ui/whenIdle.ts'

const load = () => import('./showPalette.ts')

/** Loads the search and its index ahead. @param isSoon whether a reader is about to open it */
export function prepareSearch(isSoon: boolean): void {
  load().then(
    ({ prepare }) => prepare(isSoon),
    () => {}, // tried again when the search is opened
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=radio],[type=checkbox]),textarea,select') !== null

/** Opens the search over everything; where a result led away from this entry of the history, as it was then. */
export function openSearch(): void {
  let typed = ''
  const waiting = new AbortController()
  const keep = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (key.length > 1 || altKey || ctrlKey || metaKey || isTyping(target)) return
    event.preventDefault()
    event.stopImmediatePropagation() // a second `/` is a part of the query
    typed += key
  }
  document.addEventListener('keydown', keep, { capture: true, signal: waiting.signal })
  load()
    .then(({ showPalette }) => showPalette(typed), sayNotLoaded)
    .finally(() => waiting.abort())
}

function openByKey(event: KeyboardEvent) {
  const { key, target, altKey, shiftKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  const isAsked = isCommand ? key === 'k' && !shiftKey : key === '/' && !isTyping(target)
  if (!isAsked || altKey) return
  event.preventDefault()
  openSearch()
}

/** Back to a page that a result led away from: the list is shown again. */
function openAgain() {
  const { state } = readEntry()
  if (typeof state === 'object' && state !== null && 'search' in state && state.search) openSearch()
}

/** Brings what an address means into view on a page that marks nothing by itself: most visits need no code for it. */
export function showAsked(route: string): void {
  load().then(
    ({ showResult }) => showResult(route),
    () => {}, // the page is as good without it
  )
}

/** Opens the search by `/`, Ctrl+K and Command+K, and again where Back leads to it. */
export function listenForSearch(): void {
  openAgain()
  // Only where the worker has it: nobody pays the line for a search that is not made.
  if (navigator.serviceWorker?.controller) whenIdle(() => prepareSearch(false))
  window.addEventListener('popstate', openAgain)
  document.addEventListener('keydown', openByKey)
}
