import type { Page } from 'playwright-core'
import { hrefsOf } from './page.ts'

/**
 * Texts of the visible level 1 headings. A query by role would compute roles and names for all elements of a
 * long page.
 */
export function readTitles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('h1, [role="heading"][aria-level="1"]'))
      .filter(heading => heading.checkVisibility({ visibilityProperty: true }))
      .filter(heading => heading.closest('[aria-hidden="true"]') === null)
      .map(heading => heading.textContent),
  )
}

/** Addresses of the links in the list of pages that are marked as the current page. */
export const currentLinks = (page: Page) => hrefsOf(page.locator('nav [aria-current="page"]'))
