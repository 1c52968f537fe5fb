import { describe, expect, it } from 'vitest'
import { goTo, openSite, shareBrowser, showAll } from './support/open-site.ts'
import { allRoutes } from './support/routes.ts'

shareBrowser()

const tourTimeout = 400_000

describe('on every route', () => {
  it(
    'the page never scrolls sideways, from 320 px to 1440 px',
    async () => {
      const visit = await openSite('#/')
      const found: Record<string, number[]> = {}
      for (const route of allRoutes) {
        await goTo(visit, route)
        await showAll(visit)
        const tooWide: number[] = []
        for (const width of [320, 390, 600, 768, 959, 960, 1200, 1440]) {
          await visit.page.setViewportSize({ width, height: 800 })
          const overflow = await visit.page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          if (overflow > 0) tooWide.push(width)
        }
        if (tooWide.length > 0) found[route] = tooWide
      }
      expect(found).toEqual({})
    },
    tourTimeout,
  )
})
