import type { Sample } from './samples.ts'
import type { Visit } from './visit.ts'

/** What is measured of a route, in a fresh profile. */
export type Measure = (visit: Visit, route: string) => Promise<readonly Sample[]>

const ms = (name: string, value: number): Sample => ({ name, unit: 'ms', value })

/** A first visit with nothing cached. */
const load: Measure = async (visit, route) => {
  await visit.load(route)
  const { largestContent, blocking, layoutShift } = await visit.readNotes()
  return [
    ms('largest content', largestContent),
    ms('blocking time', blocking),
    ms('main thread', await visit.readWork()),
    { name: 'layout shift', unit: 'score', value: layoutShift },
  ]
}

/** From the overview to a page by its link, and the same way again. */
const click: Measure = async (visit, route) => {
  if (route === '/') return []
  await visit.load('/')
  const follow = (to: string) =>
    visit.timeChange('main h1', () => visit.page.locator(`nav a[href="#${to}"]`).first().click())
  const first = await follow(route)
  await follow('/')
  return [ms('first click', first), ms('second click', await follow(route))]
}

const tableRoutes = ['/locations', '/vtypes', '/vcolors', '/variables']

/** A header that sorts a table, and letters typed into its filter. */
const table: Measure = async (visit, route) => {
  if (!tableRoutes.includes(route)) return []
  await visit.load(route)
  const { page } = visit
  const head = page.locator('main thead th:nth-child(2) button').first()
  const sorted = await visit.timeChange('main tbody', () => head.click())
  await page.locator('main input[type="search"]').first().focus()
  const keys: Sample[] = []
  for (const key of 'car')
    keys.push(ms(`key ${key} → rows`, await visit.timeChange('main tbody', () => page.keyboard.press(key))))
  return [ms('header → rows', sorted), ...keys]
}

/** Letters typed into the search. */
const search: Measure = async (visit, route) => {
  if (route !== '/') return []
  await visit.load(route)
  const { page } = visit
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('landstal')
  await page.getByRole('option', { name: /^Landstalker/ }).waitFor()
  await page.getByRole('combobox', { name: 'Search' }).fill('')
  await page.waitForTimeout(500)
  const keys: Sample[] = []
  for (const key of 'desrt')
    keys.push(ms(`key ${key} → list`, await visit.timeChange('dialog', () => page.keyboard.press(key))))
  return keys
}

export const series: Readonly<Record<string, Measure>> = { load, click, table, search }
