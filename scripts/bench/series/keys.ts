import { awaitRows } from '../probe.ts'
import type { Sample } from '../samples.ts'
import { type Site, Visit } from '../visit.ts'

const tableRoutes = ['/locations', '/vtypes', '/vcolors', '/variables']

/** A table answers: a letter typed into its filter, and a head pressed that sorts it. */
export async function measureKeys(site: Site, route: string): Promise<Sample[]> {
  if (!tableRoutes.includes(route)) return []
  const visit = await Visit.open(site)
  const { page } = visit
  await visit.load(route)
  await visit.waitUntilIdle()
  await page.evaluate(awaitRows)
  await visit.press('main thead th:nth-child(2) button')
  const sorted = await visit.readAnswer()
  await visit.waitUntilIdle()
  await page.locator('main input[type="search"]').first().focus()
  await page.evaluate(awaitRows)
  await page.keyboard.press('z')
  const filtered = await visit.readAnswer()
  await visit.close()
  return [
    { name: 'head pressed → rows sorted', unit: 'ms', value: sorted },
    { name: 'key → rows changed', unit: 'ms', value: filtered },
  ]
}
