import type { Sample } from '../samples.ts'
import { type Site, Visit } from '../visit.ts'
import { readPaints } from './cold-loads.ts'

/**
 * The static document of a route, with nothing cached and no script run. It says all that the page says, so its time is the
 * browser's own share of the page, and what a page that does more cannot go below.
 */
export async function measureDocument(site: Site, route: string): Promise<Sample[]> {
  const visit = await Visit.open(site)
  const workBefore = await visit.readWork()
  const isThere = await visit.loadWithoutScripts(route)
  const paints = await readPaints(visit)
  const work = (await visit.readWork()) - workBefore
  await visit.close()
  if (!isThere) return []
  return [
    ...paints.filter(({ name }) => name === 'first content' || name === 'largest content'),
    { name: 'main thread', unit: 'ms', value: work },
  ]
}
