import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    firstScreen?: { shift: number; heading: Element | null; rows: Set<string> }
  }
}

/** Lets pages note how their first screen comes about: what moves, which heading it has, which rows it shows. */
export async function noteFirstScreens(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const notes = { shift: 0, heading: null as Element | null, rows: new Set<string>() }
    window.firstScreen = notes
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') notes.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver(() => {
      const { painted } = document.documentElement.dataset
      const route = location.hash.slice(1) || '/'
      if (painted === route) notes.heading ??= document.querySelector('main h1')
      if (!location.hash.includes('?')) return // then no row can be shown that the address leaves out
      for (const row of document.querySelectorAll('main tbody tr'))
        if (row.checkVisibility()) notes.rows.add(row.textContent)
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-painted'] })
  })
}

/** How far parts of the page have moved since it was opened, and whether the app kept what was painted before it. */
export function readFirstScreen(page: Page): Promise<{ shift: number; isKept: boolean }> {
  return page.evaluate(() => {
    const { shift = -1, heading = null } = window.firstScreen ?? {}
    return { shift, isKept: heading !== null && heading === document.querySelector('main h1') }
  })
}
