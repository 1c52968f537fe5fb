import { preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../browser/support/built-site.ts'
import { allRoutes } from '../browser/support/routes.ts'
import { launchChromium } from './support/chromium.ts'
import type { Engine } from './support/engine.ts'
import { launchFirefox } from './support/firefox.ts'
import { pressTheme, textAt } from './support/visit.ts'
import { launchWebKit } from './support/webkit.ts'

/** What a reader can set, told by the address: sorted, filtered, chosen, on the map. */
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

process.env.NODE_ENV = 'production' // the test runner says "test", which would build the libraries' development code
const outDir = await builtSite(process.cwd())

/** What is compared: of a table of thousands of rows the document holds those in the window, more where fonts are lower. */
const comparable = (route: string, text = '') =>
  route.startsWith('#/variables') ? text.slice(0, 1500) : text

/** Serves the built site at a port of its own, and can go away as a connection does. */
async function serve() {
  const server = await preview({
    ...{ configFile: false, base: '/docs/', build: { outDir } },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const { httpServer, resolvedUrls } = server
  const [url] = resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('the preview server gave no address')
  return {
    url,
    goAway() {
      httpServer.close()
      if ('closeAllConnections' in httpServer) httpServer.closeAllConnections()
    },
  }
}

/** What the Chromium of all other tests shows, by route. */
const expected = new Map<string, string>()
let themes: unknown

beforeAll(async () => {
  const site = await serve()
  const chromium = await launchChromium()
  await chromium.open(site.url)
  for (const route of routes) expected.set(route, await textAt(chromium, route))
  themes = await pressTheme(chromium)
  await chromium.close()
  site.goAway()
})

const engines = [
  ['Firefox', launchFirefox],
  ['WebKitGTK', launchWebKit],
] as const

describe.each(engines)('%s', (name, launch) => {
  let engine: Engine | null = null
  let site: Awaited<ReturnType<typeof serve>>

  beforeAll(async () => {
    site = await serve()
    try {
      engine = await launch()
      process.stdout.write(`${engine.name}\n`)
      await engine.open(site.url)
    } catch (error) {
      process.stdout.write(`NOT RUN: ${name}: ${error}\n`)
    }
  })
  afterAll(async () => {
    await engine?.close()
    site.goAway()
  })

  it('shows on every route, sorted, filtered and chosen too, what Chromium shows', async ({ skip }) => {
    if (!engine) return skip()
    for (const route of routes)
      expect
        .soft(comparable(route, await textAt(engine, route)), route)
        .toBe(comparable(route, expected.get(route)))
  })

  it('takes the theme that is chosen, over the whole window', async ({ skip }) => {
    if (!engine) return skip()
    expect(await pressTheme(engine)).toEqual(themes)
  })

  it('starts without a connection', async ({ skip }) => {
    if (!engine) return skip()
    await engine.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await engine.open('about:blank')
    site.goAway()
    await engine.open(`${site.url}#/weapons`)
    expect(await textAt(engine, '#/weapons')).toBe(expected.get('#/weapons'))
    expect(await textAt(engine, '#/garages')).toBe(expected.get('#/garages'))
  })
})
