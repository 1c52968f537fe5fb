import { pages } from '../generated/register.ts'
import { whenIdle } from '../ui/whenIdle.ts'
import { loadPage, readPage } from './pageStore.ts'

/** So few that what the reader asks for meanwhile finds the line free. */
const pagesAtOnce = 4

/** A third of the bytes of all pages, for few readers: it waits until its own link is pointed at. */
const heavy = '/variables'

const untilIdle = () => new Promise<void>(resolve => void whenIdle(resolve))

/** The offline worker has all pages at hand, and a new version waits until the old one answers nobody any more. */
const hasWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

let isLoading = false

/**
 * Loads the code of the pages while nothing else happens, so that a press on a link shows its page at once; only the first
 * call does. Not for readers who save data, and no further once a file does not come.
 */
export async function loadPagesAhead(): Promise<void> {
  if (isLoading || navigator.connection?.saveData || hasWorker()) return
  isLoading = true
  const ahead = pages.filter(({ path }) => path !== heavy)
  for (let first = 0; first < ahead.length; first += pagesAtOnce) {
    await untilIdle()
    const next = ahead.slice(first, first + pagesAtOnce)
    await Promise.all(next.map(loadPage))
    if (next.some(({ path }) => readPage(path)?.Page === undefined)) return
  }
}
