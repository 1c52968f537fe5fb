import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { staticFile } from '../../../../scripts/site/static-pages.ts'
import { allRoutes } from '../../../browser/support/routes.ts'
import { type ServedSite, serveSite } from '../../../support/serve-site.ts'
import type { Engine } from './engine.ts'
import { say } from './launch.ts'
import {
  plantedFile,
  plantViolations,
  takeViolations,
  waitForViolations,
  watchPolicy,
} from './policy-watch.ts'
import { actOnPages, pressTheme, textOfLoaded } from './visit.ts'

const outDir = inject('siteFolder')
const expected = inject('expected')

/** Tests that the policy of the documents blocks what is injected and nothing else, and that every page is as in Chromium. */
export const testPolicy = (engine: Engine) =>
  describe('the policy of the documents', () => {
    let site: ServedSite

    beforeAll(async () => {
      site = await serveSite(outDir, { plugins: [watchPolicy(outDir)] })
    })
    afterAll(() => site.goAway())

    it('blocks injected content, from the first script of a document on', async () => {
      await engine.open(site.url + plantedFile)
      expect(await engine.evaluate('typeof isPlanted')).toBe('undefined')
      expect(await waitForViolations(engine, 1)).toEqual([expect.stringMatching(/^script-src-elem inline /)])
      const hasTypes = (await engine.evaluate(`String('trustedTypes' in window)`)) === 'true'
      await plantViolations(engine)
      const planted = await waitForViolations(engine, hasTypes ? 2 : 1)
      if (!hasTypes) say(`${engine.name}: has no Trusted Types, which this policy requires`) // Firefox 140
      expect(hasTypes || engine.name.startsWith('firefox')).toBe(true)
      expect(planted.map(line => line.replace(/ .*/, '')).sort()).toEqual(
        hasTypes ? ['img-src', 'require-trusted-types-for'] : ['img-src'],
      )
    })

    it('blocks nothing that the site does, on any route or static document', async () => {
      const found: string[] = []
      for (const route of allRoutes)
        for (const address of [route, staticFile(route.slice(1))]) {
          const wanted = expected.pages[route]
          expect.soft(await textOfLoaded(engine, site.url + address, wanted), address).toBe(wanted)
          for (const violation of await takeViolations(engine)) found.push(`${address}: ${violation}`)
        }
      await actOnPages(engine)
      await pressTheme(engine)
      found.push(...(await takeViolations(engine)))
      expect(found).toEqual([])
    })

    it.each(["script-src 'self'", "default-src 'self'; require-trusted-types-for 'script'"])(
      'may be %s as a host sends it: the app starts at every kind of address, with its styles and the selected theme',
      async policy => {
        const strict = await serveSite(outDir, { headers: { 'Content-Security-Policy': policy } })
        await engine.open(strict.url)
        const sent = await engine.evaluate(
          "fetch('').then(({ headers }) => headers.get('content-security-policy'))",
        )
        expect(sent).toBe(policy)
        await engine.evaluate(`localStorage.setItem('theme', 'dark')`)
        for (const [address, route] of [
          ['', '#/'],
          ['#/locations?q=ammu&sort=name', '#/locations?q=ammu&sort=name'],
          ['block-26.html', '#/block/26'],
        ] as const) {
          const wanted = expected.pages[route]
          expect(wanted).toContain(route)
          expect(await textOfLoaded(engine, strict.url + address, wanted)).toBe(wanted)
          expect(await engine.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
            'rgb(13, 16, 18)',
          )
          const unstyled =
            "[...document.querySelectorAll('[style]')].filter(({ style }) => style.length === 0).length"
          expect(await engine.evaluate(unstyled), 'styles that the host blocks').toBe(0)
        }
        await engine.evaluate('localStorage.clear()')
        await strict.goAway()
      },
    )
  })
