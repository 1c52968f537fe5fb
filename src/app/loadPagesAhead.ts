import { type PageInfo, pages } from '../generated/register.ts'
import { whenIdle } from '../ui/whenIdle.ts'
import { loadPage, readPage } from './pageStore.ts'
import { rehearsePage } from './rehearsePage.tsx'

/** By then the page of the address has asked for what it shows by itself. */
const restMilliseconds = 300

/** So few that what the reader asks for meanwhile finds the line free. */
const pagesAtOnce = 4

/** A page of each make: one with tables, a block, the map. They share most of their code with others. */
const rehearsed: readonly string[] = ['/vtypes', '/block/01', '/map']

/** A third of the bytes of all pages, for few readers: it waits until a link to it is pointed at. */
const heavy = '/variables'

const untilIdle = () => new Promise<void>(resolve => void whenIdle(resolve))

/** The offline worker has every page at hand: only what runs for the first time takes long then. */
function pagesToLoad(): readonly PageInfo[] {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  return pages.filter(({ path }) => (hasWorker ? rehearsed.includes(path) : path !== heavy))
}

/**
 * Loads the code of the pages while nothing else happens, so that a press on a link shows its page at once. Not for
 * readers who save data, and no further once a file does not come.
 */
export async function loadPagesAhead(): Promise<void> {
  if (navigator.connection?.saveData) return
  await new Promise(resolve => setTimeout(resolve, restMilliseconds))
  const ahead = pagesToLoad()
  for (let first = 0; first < ahead.length; first += pagesAtOnce) {
    await untilIdle()
    const next = ahead.slice(first, first + pagesAtOnce)
    await Promise.all(next.map(loadPage))
    for (const { path } of next) {
      const { Page } = readPage(path) ?? {}
      if (!Page) return
      if (rehearsed.includes(path)) void rehearsePage(path, Page) // while the next ones are on the line
    }
  }
}
