import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'

declare global {
  interface Window {
    axe?: { run: (context: object, options: RunOptions) => Promise<AxeResults> }
  }
}

/**
 * Rows and list items after the tenth are like the first ones. Virtual tables have few rows and depend on
 * their size.
 */
const furtherRows = ['tbody > tr:not([data-index]):nth-child(n + 11)', ':is(ol, ul) > li:nth-child(n + 11)']

type Theme = 'light' | 'dark'

/** What is checked in a theme: contrast is the only rule whose results depend on it. */
const checked: Readonly<Record<Theme, RunOptions>> = {
  // The skip-link rule treats the SVG links of the map, which begin with #/, as links within the page.
  light: { rules: { 'skip-link': { enabled: false } }, resultTypes: ['violations'] },
  dark: { runOnly: ['color-contrast'], resultTypes: ['violations'] },
}

/** The violations in a part of the page in a theme; rows after the tenth are skipped. */
async function violations(page: Page, part: string, theme: Theme): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined)))
    await page.evaluate(`import('${inject('axeUrl')}').then(() => undefined)`) // as text: the test runner would rewrite a function
  await page.emulateMedia({ colorScheme: theme })
  const found = await page.evaluate(
    async ([include, exclude, options]) => {
      const results = await window.axe?.run({ include: [[include]], exclude }, options)
      if (results === undefined) throw new Error('axe is not there')
      return results.violations.map(({ id, nodes }) => {
        const positions = nodes.map(node => node.html).slice(0, 3)
        return `${id}: ${positions.join(' ')}`
      })
    },
    [part, furtherRows.map(selector => [selector]), checked[theme]] as const,
  )
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** Expects no violation in a part of the page, in either theme. The tours check whole pages. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) expect(await violations(page, part, theme)).toEqual([])
}

/** The violations of a whole page in a theme, at the end of a visit: it loses the rows after the tenth, which leaves a quarter of the time. */
export async function lastViolations(page: Page, theme: Theme): Promise<string[]> {
  await page.evaluate(selectors => {
    window.scrollTo(0, 0) // content below the header is covered
    for (const row of document.querySelectorAll(selectors)) row.remove()
  }, furtherRows.join())
  return violations(page, 'html', theme)
}
