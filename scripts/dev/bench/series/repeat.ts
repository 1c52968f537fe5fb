import type { Sample } from '../samples.ts'
import { type Site, Visit } from '../visit.ts'
import { readPaints } from './cold-loads.ts'

async function measureLoad(site: Site, first: Visit, route: string, name: string): Promise<Sample[]> {
  const visit = await Visit.open(site, { context: first.page.context() })
  await visit.load(route)
  await visit.waitUntilIdle()
  const paints = await readPaints(visit)
  await visit.page.close()
  return paints
    .filter(paint => paint.name === 'first content' || paint.name === 'largest content')
    .map(paint => ({ ...paint, name: `${name}: ${paint.name}` }))
}

/** Later visits, when the worker is installed: on the line, and without any. */
export async function measureRepeats(site: Site, routes: readonly string[]): Promise<Map<string, Sample[]>> {
  const first = await Visit.open(site, { hasWorker: true })
  await first.load('/')
  await first.waitForWorker()
  const samples = new Map<string, Sample[]>()
  for (const route of routes) samples.set(route, await measureLoad(site, first, route, 'repeat visit'))
  await first.page.context().setOffline(true)
  for (const route of routes)
    samples.get(route)?.push(...(await measureLoad(site, first, route, 'offline start')))
  await first.close()
  return samples
}
