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

// The skip-link rule treats the SVG links of the map, which begin with #/, as links within the page.
const allRules: RunOptions = { rules: { 'skip-link': { enabled: false } }, resultTypes: ['violations'] }
/** The only rule whose results depend on the theme. */
const contrastRule: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] }

async function run(
  page: Page,
  part: string,
  colorScheme: 'light' | 'dark',
  options: RunOptions,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  return page.evaluate(
    async ([include, exclude, given]) => {
      const results = await window.axe?.run({ include: [[include]], exclude }, given)
      if (results === undefined) throw new Error('axe is not there')
      return results.violations.map(({ id, nodes }) => {
        const positions = nodes.map(node => node.html).slice(0, 3)
        return `${id}: ${positions.join(' ')}`
      })
    },
    [part, furtherRows.map(selector => [selector]), options] as const,
  )
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined)))
    await page.evaluate(`import('${inject('axeUrl')}').then(() => undefined)`) // as text: the test runner would rewrite a function
}

/** Removes the rows after the tenth, which leaves a quarter of the time. */
async function removeFurtherRows(page: Page): Promise<void> {
  await page.evaluate(selectors => {
    window.scrollTo(0, 0) // content below the header is covered
    for (const row of document.querySelectorAll(selectors)) row.remove()
  }, furtherRows.join())
}

/** Expects no violation in a part of the page, in either theme; rows after the tenth are skipped. The tours check whole pages. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  await loadAxe(page)
  expect(await run(page, part, 'light', allRules)).toEqual([])
  expect(await run(page, part, 'dark', contrastRule)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The violations of a whole page in the light theme, at the end of a visit. */
export async function lastViolations(page: Page): Promise<string[]> {
  await loadAxe(page)
  await removeFurtherRows(page)
  return run(page, 'html', 'light', allRules)
}

/** The texts of a whole page with too little contrast in a theme, at the end of a visit. */
export async function lastContrastViolations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await loadAxe(page)
  await removeFurtherRows(page)
  const found = await run(page, 'html', theme, contrastRule)
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}
