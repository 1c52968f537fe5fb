import { awaitList } from '../probe.ts'
import type { Sample } from '../samples.ts'
import { keySamples, typeWord } from '../typing.ts'
import { type Site, Visit } from '../visit.ts'

/** Names, numbers in each notation, words with a typo, and what nothing is called. */
const queries = ['tagging up turf', 'desrt eagle', 'a', '00E4', '193440', '59F29D44', '16:0114', 'xyzzyq']

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
    times.push(...(await typeWord(visit, query, awaitList)))
  }
  await visit.close()
  return keySamples('key → list painted', times)
}
