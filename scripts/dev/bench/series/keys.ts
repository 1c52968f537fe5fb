import { awaitRows } from '../probe.ts'
import type { Sample } from '../samples.ts'
import { keySamples, typeWord } from '../typing.ts'
import { type Site, Visit } from '../visit.ts'

/** Each key of each of them changes the rows of some table; where one does not, the table owes no answer. */
const words = ['bra', 'pol', 'car']

const secondHead = 'main thead th:nth-child(2) button'
const tableRoutes = ['/locations', '/vtypes', '/vcolors', '/variables']

/** A table answers: a letter typed into its filter, and a head pressed that sorts it. */
export async function measureKeys(site: Site, route: string): Promise<Sample[]> {
  if (!tableRoutes.includes(route)) return []
  const visit = await Visit.open(site)
  const { page } = visit
  await visit.load(route)
  await visit.waitUntilIdle()
  await visit.restOn(secondHead)
  await page.evaluate(awaitRows)
  await visit.press(secondHead)
  const sorted = await visit.readAnswer()
  await visit.waitUntilIdle()
  const field = page.locator('main input[type="search"]').first()
  await field.focus()
  const [first = Number.NaN] = await typeWord(visit, 'z', awaitRows)
  const later: number[] = []
  for (const word of words) {
    await field.fill('')
    await visit.waitUntilIdle()
    later.push(...(await typeWord(visit, word, awaitRows)))
  }
  await visit.close()
  return [
    { name: 'head pressed → rows sorted', unit: 'ms', value: sorted },
    { name: 'first key → rows changed', unit: 'ms', value: first },
    ...keySamples('later keys → rows changed', later),
  ]
}
