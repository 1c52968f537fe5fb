import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { allRoutes } from '../../../browser/support/routes.ts'
import { type ServedSite, serveSite } from '../../../support/serve-site.ts'
import type { Engine } from './engine.ts'
import { save, savedRoutes, states } from './expected.ts'
import { actOnPages, openSave, pressTheme, textAt, textOfLoaded } from './visit.ts'

const outDir = inject('siteFolder')
const expected = inject('expected')

/** Tests that an engine shows the same as Chromium, with and without a connection. */
export const testPages = (engine: Engine) =>
  describe('the pages', () => {
    let site: ServedSite

    beforeAll(async () => {
      site = await serveSite(outDir)
      await engine.open(site.url)
    })
    afterAll(() => site.goAway())

    it('shows the same as Chromium sorted, filtered and selected; the tests of the policy compare every route', async () => {
      for (const route of states) {
        const wanted = expected.pages[route]
        expect.soft(await textAt(engine, route, wanted), route).toBe(wanted)
      }
    })

    it('sorts, filters and selects on the map by click and by keyboard like Chromium', async () => {
      expect(await actOnPages(engine, expected.acts)).toEqual(expected.acts)
    })

    it('applies the selected theme to the whole window', async () => {
      expect(await pressTheme(engine)).toEqual(expected.themes)
    })

    it('shows the values of an opened save like Chromium', async () => {
      expect(expected.openedSave).toContain('own.b')
      await textAt(engine, '#/checklist') // once the app has started
      expect(await openSave(engine, save)).toBe(expected.openedSave)
      for (const route of savedRoutes) {
        const wanted = expected.pagesWithSave[route]
        expect(wanted, route).toMatch(/your (save|file)/i)
        expect.soft(await textAt(engine, route, wanted), route).toBe(wanted)
      }
    })

    it('starts on every route without a connection', async () => {
      await engine.evaluate('navigator.serviceWorker.ready.then(() => true)')
      await engine.open('about:blank')
      await site.goAway()
      for (const route of allRoutes) {
        const wanted = expected.pages[route]
        expect.soft(await textOfLoaded(engine, site.url + route, wanted), route).toBe(wanted)
      }
    })
  })
