import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    firstScreen?: { shift: number; rows: Set<string> }
  }
}

/** Makes pages record how their first screen is built: layout shifts and rows shown. */
export async function noteFirstScreens(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const notes = { shift: 0, rows: new Set<string>() }
    window.firstScreen = notes
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') notes.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver(() => {
      if (!location.hash.includes('?')) return // from now on, rows hidden by the address must not appear
      for (const row of document.querySelectorAll('main tbody tr'))
        if (row.checkVisibility()) notes.rows.add(row.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Layout shift of the page since it was opened. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => window.firstScreen?.shift ?? -1)
}
