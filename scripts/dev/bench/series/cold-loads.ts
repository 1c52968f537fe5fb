import type { Sample } from '../samples.ts'
import { type Site, Visit } from '../visit.ts'

/** What a page noted while it loaded. Blocking time is what long tasks take over 50 ms after the first content. */
export async function readPaints({ page }: Visit): Promise<Sample[]> {
  const { firstPaint, firstContent, largestContent, layoutShift, longTasks } = await page.evaluate(
    () => window.benchProbe,
  )
  const blocking = longTasks
    .filter(({ start, duration }) => start + duration > firstContent)
    .reduce(
      (sum, { start, duration }) => sum + Math.max(0, duration - 50 - Math.max(0, firstContent - start)),
      0,
    )
  return [
    { name: 'first paint', unit: 'ms', value: firstPaint },
    { name: 'first content', unit: 'ms', value: firstContent },
    { name: 'largest content', unit: 'ms', value: largestContent },
    { name: 'blocking time', unit: 'ms', value: blocking },
    { name: 'layout shift', unit: 'score', value: layoutShift },
  ]
}

/** A first visit of a route with nothing cached, without the offline worker. */
export async function measureColdLoad(site: Site, route: string): Promise<Sample[]> {
  const { server } = site
  const visit = await Visit.open(site)
  const workBefore = await visit.readWork()
  server.answers.length = 0
  await visit.load(route)
  await visit.waitUntilIdle()
  const samples = await readPaints(visit)
  const work = (await visit.readWork()) - workBefore
  await visit.close()
  return [
    ...samples,
    { name: 'main thread', unit: 'ms', value: work },
    { name: 'requests', unit: 'count', value: server.answers.length },
    { name: 'sent', unit: 'bytes', value: server.answers.reduce((sum, { bytes }) => sum + bytes, 0) },
  ]
}
