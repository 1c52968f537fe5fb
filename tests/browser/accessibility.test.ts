import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'
import { allRoutes } from './support/routes.ts'

shareBrowser()

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults> }
  }
}

describe.each(['light', 'dark'] as const)('in the %s theme', colorScheme => {
  it.each(allRoutes)('%s has no accessibility violation', async route => {
    const { page } = await openSite(route, { colorScheme })
    await page.evaluate(axeSource)
    const violations = await page.evaluate(async () => {
      // The skip-link rule takes the SVG links of the map, whose addresses begin with #/, for links inside the page.
      const { violations } = await window.axe.run(document, { rules: { 'skip-link': { enabled: false } } })
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(node => node.html)
            .slice(0, 3)
            .join(' ')}`,
      )
    })
    expect(violations).toEqual([])
  })
})

describe('without horizontal scrolling of the page', () => {
  it.each(allRoutes)('%s fits every width from 320 to 1440 px', async route => {
    const { page } = await openSite(route, { viewport: { width: 320, height: 700 } })
    const tooWide: number[] = []
    for (let width = 320; width <= 1440; width += 80) {
      await page.setViewportSize({ width, height: 700 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) tooWide.push(width)
    }
    expect(tooWide).toEqual([])
  })
})
