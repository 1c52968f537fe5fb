import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lastViolations } from './axe.ts'
import { scriptBudget } from './budget.ts'
import { bytesOf } from './first-load.ts'
import { readShift } from './first-screen.ts'
import { currentLinks, readTitles } from './headings.ts'
import { brokenIds, brokenLinks } from './links.ts'
import { showAll } from './move-on.ts'
import {
  identicalDownloads,
  openOffline,
  pageText,
  setWidth,
  tableFiles,
  takeComplaints,
} from './offline-frame.ts'
import { openSite } from './open-site.ts'
import { desktop, phone } from './page.ts'
import { smallTexts } from './small-text.ts'
import { smallTargets } from './targets.ts'
import { visitOf } from './visit.ts'
import { narrowest, scrollsSideways, tooNarrow, widthsToTest } from './widths.ts'

/** A page to visit. */
export interface Stop {
  readonly route: string
  /** Its only heading of level 1, which the browser title repeats without the other name of a block. */
  readonly heading: string
  /** Checks for this page only, once it is complete. */
  readonly expectMore?: (page: Page) => Promise<void>
}

/** Visits each page once and checks what applies to every page. */
export function visitEach(stops: readonly Stop[]) {
  describe('a first visit', () => {
    it.each(stops)(
      'of $route loads little, and all of the page passes the checks',
      async ({ route, heading, expectMore }) => {
        const page = await openSite(route)
        const { script } = await bytesOf(visitOf(page).requests)
        expect.soft(script, 'bytes of script').toBeLessThanOrEqual(scriptBudget(route))
        expect.soft(await readShift(page), 'parts that moved').toBe(0)
        await showAll(page)
        expect.soft(await readTitles(page), 'headings of level 1').toEqual([heading])
        const title = `${heading.replace(/ \(also called .*/, '')} – GTA San Andreas save file format`
        expect.soft(await page.title(), 'browser title').toBe(title)
        // The legend is a button, marked as current on its own page.
        expect.soft(await currentLinks(page), 'current links').toEqual([route === '#/legend' ? '' : route])
        await expectMore?.(page)
        expect.soft(await brokenLinks(page), 'broken links').toEqual([])
        expect.soft(await brokenIds(page), 'broken ids').toEqual([])
        expect.soft(await smallTexts(page), 'texts that are too small').toEqual([])
        await page.setViewportSize({ ...desktop, width: narrowest })
        expect.soft(await scrollsSideways(page), 'scrolls sideways on the narrowest phone').toBe(false)
        await page.setViewportSize(desktop)
        expect.soft(await lastViolations(page, 'light'), 'axe').toEqual([])
      },
    )
  })
}

/** Checks each page in the dark theme, without a connection, with its downloads and at every width. */
export function checkThoroughly(routes: readonly string[]) {
  const widths = widthsToTest()

  describe('the whole page', () => {
    it.each(routes)(
      '%s is the same without a connection, fits every width and is legible in the dark',
      async route => {
        const page = await openSite(route)
        await showAll(page)
        const text = await pageText(page.mainFrame())
        const tables = await tableFiles(page.mainFrame())
        expect.soft(await lastViolations(page, 'dark'), 'axe in the dark theme').toEqual([])
        const offline = await openOffline(route)
        await expect.poll(() => pageText(offline.frame), { message: 'text without a connection' }).toBe(text)
        expect.soft(await identicalDownloads(offline), 'tables without a connection').toEqual(tables)
        expect.soft(takeComplaints(offline), 'complaints without a connection').toEqual([])
        expect.soft(await tooNarrow(offline.element, widths), 'widths that scroll sideways').toEqual([])
        await setWidth(offline, phone.viewport.width)
        expect.soft(await smallTargets(offline.frame), 'targets that are too small').toEqual([])
      },
    )
  })
}
