import { awaitList } from '../probe.ts'
import type { Sample } from '../samples.ts'
import { type Site, Visit } from '../visit.ts'

/** Names, numbers in each notation, words with a typo, and what nothing is called. */
const queries = ['tagging up turf', 'desrt eagle', 'a', '00E4', '193440', '59F29D44', '16:0114', 'xyzzyq']

const median = (values: readonly number[]) => values[values.length >> 1] ?? Number.NaN

/** The search answers: from each key of some queries to the painted list, over all that can be found. */
export async function measureSearch(site: Site, route: string): Promise<Sample[]> {
  if (route !== '/') return []
  const visit = await Visit.open(site)
  const { page } = visit
  await visit.load(route)
  await visit.waitUntilIdle()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('landstal')
  await page.getByRole('option', { name: /^Landstalker/ }).waitFor()
  const times: number[] = []
  for (const query of queries) {
    await field.fill('')
    await visit.waitUntilIdle()
    for (const key of query) {
      await page.evaluate(awaitList)
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      times.push(await visit.readAnswer())
    }
  }
  await visit.close()
  const sorted = times.filter(time => !Number.isNaN(time)).toSorted((one, other) => one - other)
  return [
    { name: 'key → list painted, median key', unit: 'ms', value: median(sorted) },
    { name: 'key → list painted, worst key', unit: 'ms', value: sorted.at(-1) ?? Number.NaN },
  ]
}
