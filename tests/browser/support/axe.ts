import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { noteLooks } from './looks.ts'
import { takeOutTwins } from './twins.ts'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: { run: (context: Document, options: object) => Promise<AxeResults> }
  }
}

// The skip-link rule takes the SVG links of the map, whose addresses begin with #/, for links inside the page.
const options = { rules: { 'skip-link': { enabled: false } }, resultTypes: ['violations'] }

const schemes = ['dark', 'light'] as const

/**
 * What all rules of axe find wrong with the page in each theme, one line per rule. What is like elements before it is not
 * looked at again (see `takeOutTwins`).
 */
export async function violations(page: Page): Promise<Record<(typeof schemes)[number], string[]>> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(noteLooks)
  }
  await page.evaluate(takeOutTwins)
  const light = await runAxe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await runAxe(page)
  await page.evaluate(() => window.twins?.putBack())
  return { light, dark }
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
