import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { noteLooks } from './looks.ts'
import { takeOutTwins } from './twins.ts'

declare global {
  interface Window {
    axe?: { run: (context: Document, options: object) => Promise<AxeResults> }
  }
}

// The skip-link rule takes the SVG links of the map, whose addresses begin with #/, for links inside the page.
const options = { rules: { 'skip-link': { enabled: false } }, resultTypes: ['violations'] }

type Violations = Record<'light' | 'dark', string[]>

/** What was seen on pages that were looked at before: what is like it is not looked at again. */
export class SeenBefore {
  keys = ''
}

async function look(page: Page, before: SeenBefore): Promise<Violations> {
  if (!(await page.evaluate(() => window.axe !== undefined)))
    await page.evaluate(`import('${inject('axeUrl')}').then(() => undefined)`) // a text: the test runner would rewrite it
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(noteLooks)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(noteLooks)
  before.keys += await page.evaluate(takeOutTwins, before.keys)
  const dark = await runAxe(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return { light: await runAxe(page), dark }
}

/**
 * What all rules of axe find wrong with the page in each theme, one line per rule. What is like elements before it is not
 * looked at again (see `takeOutTwins`).
 */
export async function violations(page: Page): Promise<Violations> {
  const found = await look(page, new SeenBefore())
  await page.evaluate(() => window.twins?.putBack())
  return found
}

/**
 * The same at the end of a visit, of a page that is one of many: what is like elements of pages before it is not looked at
 * again either. The page is shown from its top, where nothing lies under its header, and is not put together again.
 */
export async function lastViolations(page: Page, before: SeenBefore): Promise<Violations> {
  await page.evaluate(() => window.scrollTo(0, 0))
  return look(page, before)
}

function runAxe(page: Page): Promise<string[]> {
  return page.evaluate(async given => {
    const results = await window.axe?.run(document, given)
    if (results === undefined) throw new Error('axe is not there')
    return results.violations.map(({ id, nodes }) => {
      const places = nodes.map(node => node.html).slice(0, 3)
      return `${id}: ${places.join(' ')}`
    })
  }, options)
}
