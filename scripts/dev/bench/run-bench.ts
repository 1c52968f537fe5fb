import { launchBrowser } from '../launch-browser.ts'
import type { BenchOptions } from './options.ts'
import { type Figure, printFigures } from './print-figures.ts'
import { serveSite } from './site-server.ts'
import { profiles, Visit } from './visit.ts'

/** What is measured of a route, in a fresh profile: figures by their names. */
type Measure = (visit: Visit, route: string) => Promise<Record<string, number>>

/** A first visit with nothing cached. */
const load: Measure = async (visit, route) => {
  await visit.load(route)
  const { largestContent, blocking, layoutShift } = await visit.readNotes()
  return {
    'largest content, ms': largestContent,
    'blocking time, ms': blocking,
    'main thread, ms': await visit.readWork(),
    'layout shift': layoutShift,
  }
}

/** From the overview to a page by its link, twice. */
const click: Measure = async (visit, route) => {
  if (route === '/') return {}
  await visit.load('/')
  const follow = (to: string) =>
    visit.timeChange('main article h1', () => visit.page.locator(`nav a[href="#${to}"]`).first().click())
  const first = await follow(route)
  await follow('/')
  return { 'first click, ms': first, 'second click, ms': await follow(route) }
}

async function timeKeys(visit: Visit, keys: string, selector: string): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  for (const key of keys)
    figures[`key ${key}, ms`] = await visit.timeChange(selector, () => visit.page.keyboard.press(key))
  return figures
}

const tableRoutes = ['/locations', '/vtypes', '/vcolors', '/variables']

/** A header that sorts a table, and letters typed into its filter. */
const table: Measure = async (visit, route) => {
  if (!tableRoutes.includes(route)) return {}
  await visit.load(route)
  const { page } = visit
  const head = page.locator('main thead th:nth-child(2) button').first()
  const figures = { 'header → rows, ms': await visit.timeChange('main tbody', () => head.click()) }
  await page.locator('main input[type="search"]').first().focus()
  return { ...figures, ...(await timeKeys(visit, 'car', 'main tbody')) }
}

/** Letters typed into the search. */
const search: Measure = async (visit, route) => {
  if (route !== '/') return {}
  await visit.load(route)
  const { page } = visit
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('landstal')
  await page.getByRole('option', { name: /^Landstalker/ }).waitFor()
  await page.getByRole('combobox', { name: 'Search' }).fill('')
  await page.waitForTimeout(500)
  return timeKeys(visit, 'desrt', 'dialog')
}

const series: Readonly<Record<string, Measure>> = { load, click, table, search }

/**
 * Measures built folders in a real browser. The folders alternate route by route, so that a temporary
 * slowdown affects both. @param print receives each table when it is ready
 */
export async function runBench(options: BenchOptions, print: (text: string) => void): Promise<void> {
  const folders = [options.folder, ...(options.against === null ? [] : [options.against])]
  const servers = await Promise.all(folders.map(serveSite))
  const browser = await launchBrowser('whole')
  try {
    for (const profileName of options.profiles)
      for (const seriesName of options.series) {
        const [profile, measure] = [profiles[profileName], series[seriesName]]
        if (!profile || !measure) continue
        const figures = new Map<string, Figure>()
        for (let run = 0; run < options.runs; run++)
          for (const route of options.routes)
            for (const server of run % 2 === 0 ? servers : servers.toReversed()) {
              const visit = await Visit.open(browser, server.url, profile)
              for (const [name, value] of Object.entries(await measure(visit, route))) {
                const key = `${route} ${name}`
                const figure = figures.get(key) ?? { subject: route, name, values: [], bases: [] }
                figures.set(key, figure)
                const runs = server === servers[0] ? figure.values : figure.bases
                runs.push(value)
              }
              await visit.close()
            }
        const title = `${seriesName} (${profileName}, ${options.runs} runs)`
        print(printFigures(title, figures.values(), servers.length > 1))
      }
  } finally {
    await browser.close()
    for (const server of servers) server.close()
  }
}
