import type { Page } from 'playwright-core'

/**
 * Texts of the headings of level 1 that a reader meets. A question for their role would have the roles and names of all
 * elements of a long page computed.
 */
export function readTitles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('h1, [role="heading"][aria-level="1"]'))
      .filter(heading => heading.checkVisibility({ visibilityProperty: true }))
      .filter(heading => heading.closest('[aria-hidden="true"]') === null)
      .map(heading => heading.textContent),
  )
}
