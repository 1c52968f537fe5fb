import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo, openSite, shareBrowser, showAll } from './support/open-site.ts'
import { allRoutes } from './support/routes.ts'

shareBrowser()

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults> }
  }
}

/** What axe finds wrong, one line per rule. The page keeps axe between routes. */
function violations(page: Page, options: object): Promise<string[]> {
  return page.evaluate(async given => {
    const { violations } = await window.axe.run(document, given)
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(node => node.html)
          .slice(0, 3)
          .join(' ')}`,
    )
  }, options)
}

// The skip-link rule takes the SVG links of the map, whose addresses begin with #/, for links inside the page.
const allRules = { rules: { 'skip-link': { enabled: false } }, resultTypes: ['violations'] }
const tourTimeout = 400_000

describe('on every route', () => {
  it.each([
    ['light', allRules],
    ['dark', { runOnly: ['color-contrast'], resultTypes: ['violations'] }], // all else is the same page
  ] as const)(
    'axe finds no violation in the %s theme',
    async (colorScheme, rules) => {
      const visit = await openSite('#/', { colorScheme })
      await visit.page.evaluate(axeSource)
      const found: Record<string, string[]> = {}
      for (const route of allRoutes) {
        await goTo(visit, route)
        await showAll(visit)
        const lines = await violations(visit.page, rules)
        if (lines.length > 0) found[route] = lines
      }
      expect(found).toEqual({})
    },
    tourTimeout,
  )
})
