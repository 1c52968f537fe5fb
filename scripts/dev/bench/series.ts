import type { Visit } from './visit.ts'

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

export const series: Readonly<Record<string, Measure>> = { load, click, table, search }
