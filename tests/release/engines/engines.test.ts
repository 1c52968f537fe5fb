import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { allRoutes } from '../../browser/support/routes.ts'
import { synthetic } from '../../scripts/format/support.ts'
import { type ServedSite, serveSite } from '../../support/serve-site.ts'
import { launchChromium } from './support/chromium.ts'
import type { Engine } from './support/engine.ts'
import { launchFirefox } from './support/firefox.ts'
import { launchOrSay, say } from './support/launch.ts'
import { actOnPages, openSave, pressTheme, textAt, textOfLoaded } from './support/visit.ts'
import { launchWebKit } from './support/webkit.ts'

/** States that a URL can contain: sorting, filters, selection and the map view. */
const states = [
  '#/weapons?sort=-name',
  '#/locations?q=ammu&sort=name',
  '#/vtypes?row=415',
  '#/variables?q=gym&named=only',
  '#/block/01?f=running_script.000A',
  '#/map?layer=tags&id=3',
  '#/nope',
]
const routes = [...allRoutes, ...states]

/** Pages with values of an opened save. */
const savedRoutes = [
  '#/checklist',
  '#/threads',
  '#/weapons?sort=-yourSave',
  '#/garages',
  '#/block/15',
  '#/block/24',
  '#/recipes?row=set-money',
  '#/map',
]
const [variant] = variants
if (variant === undefined) throw new Error('no variants')
const save = synthetic(variant)

const outDir = inject('siteFolder')

/** What Chromium, the engine of all other tests, shows for each route. */
const expected = new Map<string, string>()
let themes: unknown
let acts: readonly string[] = []
/** The line of the opened save, and what its pages show. */
let opened = ''
const expectedWithSave = new Map<string, string>()

beforeAll(async () => {
  const site = await serveSite(outDir)
  const chromium = await launchChromium()
  await chromium.open(site.url)
  for (const route of routes) expected.set(route, await textAt(chromium, route))
  acts = await actOnPages(chromium)
  themes = await pressTheme(chromium)
  opened = await openSave(chromium, save)
  for (const route of savedRoutes) expectedWithSave.set(route, await textAt(chromium, route))
  await chromium.close()
  await site.goAway()
})

const engines = [
  ['Firefox', launchFirefox],
  ['WebKitGTK', launchWebKit],
] as const

describe.each(engines)('%s', { timeout: 1_800_000 }, (name, launch) => {
  let engine: Engine | null = null
  let site: ServedSite

  beforeAll(async () => {
    site = await serveSite(outDir)
    engine = await launchOrSay(name, launch)
    await engine?.open(site.url)
  })
  afterAll(async () => {
    await engine?.close()
    await site.goAway()
  })

  it('shows the same as Chromium sorted, filtered and selected; policy.test.ts compares every route', async ({
    skip,
  }) => {
    if (!engine) return skip()
    let equal = 0
    for (const route of states) {
      const wanted = expected.get(route)
      const text = await textAt(engine, route, wanted)
      expect.soft(text, route).toBe(wanted)
      if (text === wanted) equal++
    }
    say(`${engine.name}: ${equal} of ${states.length} states as in Chromium`)
  })

  it('sorts, filters and selects on the map by click and by keyboard like Chromium', async ({ skip }) => {
    if (!engine) return skip()
    expect(await actOnPages(engine, acts)).toEqual(acts)
    say(`${engine.name}: sort, filter and map as in Chromium, after ${acts.length} presses and words`)
  })

  it('applies the selected theme to the whole window', async ({ skip }) => {
    if (!engine) return skip()
    expect(await pressTheme(engine)).toEqual(themes)
    say(`${engine.name}: theme as in Chromium`)
  })

  it('shows the values of an opened save like Chromium', async ({ skip }) => {
    if (!engine) return skip()
    expect(opened).toContain('own.b')
    await textAt(engine, '#/checklist') // once the app has started
    expect(await openSave(engine, save)).toBe(opened)
    for (const route of savedRoutes) {
      const wanted = expectedWithSave.get(route)
      expect(wanted, route).toMatch(/your (save|file)/i)
      expect.soft(await textAt(engine, route, wanted), route).toBe(wanted)
    }
    say(`${engine.name}: an opened save on ${savedRoutes.length} pages as in Chromium`)
  })

  it('starts on every route without a connection', async ({ skip }) => {
    if (!engine) return skip()
    await engine.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await engine.open('about:blank')
    await site.goAway()
    let equal = 0
    for (const route of allRoutes) {
      const wanted = expected.get(route)
      const text = await textOfLoaded(engine, site.url + route, wanted)
      expect.soft(text, route).toBe(wanted)
      if (text === wanted) equal++
    }
    say(`${engine.name}: ${equal} of ${allRoutes.length} routes start without a connection`)
  })
})
