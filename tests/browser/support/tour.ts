import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { lastViolations, SeenBefore } from './axe.ts'
import { bytesOf } from './first-load.ts'
import { readFirstScreen } from './first-screen.ts'
import { readTitles } from './headings.ts'
import { brokenIds, brokenLinks } from './links.ts'
import { showAll } from './move-on.ts'
import { readText, startOffline } from './offline-frame.ts'
import { openSite } from './open-site.ts'
import { tooNarrow, widthsToTest } from './widths.ts'

/** A page to visit with the most bytes (gzip) of script that it may load beyond those of the overview. */
export interface Stop {
  readonly route: string
  readonly moreBytes: number
  /** What holds on this page alone, of which all is there. */
  readonly expectMore?: (page: Page) => Promise<void>
}

/** Visits each page once, and once more offline, and looks at everything that has to hold on every page. */
export function tour(stops: readonly Stop[]) {
  const widths = widthsToTest()
  const seenBefore = new SeenBefore()
  let overviewBytes = 0

  beforeAll(async () => {
    const visit = await openSite('#/')
    overviewBytes = (await bytesOf(visit.requests)).script
  })

  describe('a first visit', () => {
    it.each(stops)(
      'of $route loads little, and all of the page holds',
      async ({ route, moreBytes, expectMore }) => {
        const visit = await openSite(route)
        const { page } = visit
        const { script } = await bytesOf(visit.requests)
        expect
          .soft(script - overviewBytes, 'bytes of script beyond the overview')
          .toBeLessThanOrEqual(moreBytes)
        expect.soft(await readFirstScreen(page), 'first screen').toEqual({ shift: 0, isKept: true })
        await showAll(visit)
        expect.soft(await readTitles(page), 'headings of level 1').toHaveLength(1)
        await expectMore?.(page)
        expect.soft(await brokenLinks(page), 'broken links').toEqual([])
        expect.soft(await brokenIds(page), 'broken ids').toEqual([])
        const text = await readText(page.mainFrame())
        expect.soft(await lastViolations(page, seenBefore), 'axe').toEqual({ light: [], dark: [] })
        const offline = await startOffline(route)
        await expect.poll(offline.readToEnd, { message: 'text without a connection' }).toBe(text)
        expect.soft(offline.readComplaints(), 'complaints without a connection').toEqual([])
        expect.soft(await tooNarrow(offline.element, widths), 'widths that scroll sideways').toEqual([])
      },
    )
  })
}
