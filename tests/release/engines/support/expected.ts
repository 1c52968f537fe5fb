import { allRoutes } from '../../../browser/support/routes.ts'
import { synthetic } from '../../../scripts/format/support.ts'
import { required } from '../../../support/required.ts'
import { serveSite } from '../../../support/serve-site.ts'
import { variants } from '../../../support/synthetic-saves.ts'
import { launchChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { actOnPages, openSave, pressTheme, textAt } from './visit.ts'

/** States that a URL can contain: sorting, filters, selection and the map view. */
export const states = [
  '#/weapons?sort=-name',
  '#/locations?q=ammu&sort=name',
  '#/vtypes?row=415',
  '#/variables?q=gym&named=only',
  '#/block/01?f=running_script.000A',
  '#/map?layer=tags&id=3',
  '#/nope',
]

/** Pages with values of an opened save. */
export const savedRoutes = [
  '#/checklist',
  '#/threads',
  '#/weapons?sort=-yourSave',
  '#/garages',
  '#/block/15',
  '#/block/24',
  '#/recipes?row=set-money',
  '#/map',
]

/** The save that is opened on these pages. */
export const save = synthetic(required(variants[0], 'variant'))

/** Reads the site in a browser of its own. */
async function inChromium<Read>(url: string, read: (chromium: Engine) => Promise<Read>): Promise<Read> {
  const chromium = await launchChromium()
  await chromium.open(url)
  const found = await read(chromium)
  await chromium.close()
  return found
}

/** The texts at routes, read one after the other. */
async function readTexts(browser: Engine, routes: readonly string[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const route of routes) texts[route] = await textAt(browser, route)
  return texts
}

const readActs = async (chromium: Engine) => ({
  acts: await actOnPages(chromium),
  themes: await pressTheme(chromium),
  openedSave: await openSave(chromium, save),
  pagesWithSave: await readTexts(chromium, savedRoutes),
})

/** @param outDir folder of the built site */
export async function readExpected(outDir: string) {
  const site = await serveSite(outDir)
  const routes = [...allRoutes, ...states]
  const half = Math.ceil(routes.length / 2)
  const [first, second, rest] = await Promise.all([
    inChromium(site.url, chromium => readTexts(chromium, routes.slice(0, half))),
    inChromium(site.url, chromium => readTexts(chromium, routes.slice(half))),
    inChromium(site.url, readActs),
  ])
  await site.goAway()
  return { pages: { ...first, ...second }, ...rest }
}

/** What Chromium, the engine of all other tests, shows; texts by route. */
export type Expected = Awaited<ReturnType<typeof readExpected>>
