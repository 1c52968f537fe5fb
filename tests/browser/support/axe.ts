import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { takeOutTwins } from './twins.ts'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: { run: (context: Document, options: object) => Promise<AxeResults> }
  }
}

// The skip-link rule takes the SVG links of the map, whose addresses begin with #/, for links inside the page.
const options = { rules: { 'skip-link': { enabled: false } }, resultTypes: ['violations'] }

/**
 * What all rules of axe find wrong with the page in a theme, one line per rule. Rows that are like rows before them are
 * not looked at again (see `takeOutTwins`).
 */
export async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  await page.evaluate(takeOutTwins)
  return page.evaluate(async given => {
    const results = await window.axe?.run(document, given)
    window.twins?.putBack()
    if (results === undefined) throw new Error('axe is not there')
    return results.violations.map(({ id, nodes }) => {
      const places = nodes.map(node => node.html).slice(0, 3)
      return `${id}: ${places.join(' ')}`
    })
  }, options)
}
