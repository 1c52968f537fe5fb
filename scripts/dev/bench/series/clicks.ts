import { awaitContent } from '../probe.ts'
import type { Sample } from '../samples.ts'
import { type Site, Visit } from '../visit.ts'

/** Presses a link of the navigation; milliseconds until the heading and content of its page are painted. */
export async function click(visit: Visit, route: string): Promise<number> {
  await visit.page.evaluate(awaitContent)
  await visit.press(`nav a[href$="#${route}"]`)
  return visit.readAnswer()
}

/** From the overview to a page when a reader has pointed at the list of pages and it has been idle since, and the same way again. */
export async function measureClicks(site: Site, route: string): Promise<Sample[]> {
  if (route === '/') return []
  const visit = await Visit.open(site)
  await visit.load('/')
  await visit.waitUntilIdle()
  await visit.pointAtPages()
  await visit.waitUntilIdle()
  const first = await click(visit, route)
  await visit.waitUntilIdle()
  await click(visit, '/')
  await visit.waitUntilIdle()
  const second = await click(visit, route)
  await visit.close()
  return [
    { name: 'first click', unit: 'ms', value: first },
    { name: 'second click', unit: 'ms', value: second },
  ]
}
