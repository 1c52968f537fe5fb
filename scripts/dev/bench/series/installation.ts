import type { Sample } from '../samples.ts'
import { type Site, Visit } from '../visit.ts'
import { click } from './clicks.ts'
import { readPaints } from './cold-loads.ts'

const isWorker = ({ path }: { path: string }) => path === '/sw.js'

/** Waits until the worker fetches what it installs. */
async function waitForInstallation({ server }: Site): Promise<void> {
  const countAfterWorker = () => {
    const start = server.answers.findIndex(isWorker)
    return start < 0 ? 0 : server.answers.length - start - 1
  }
  const limit = performance.now() + 60_000
  while (countAfterWorker() < 2) {
    if (performance.now() > limit) throw new Error('the offline worker did not start to install')
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

/** What the reader does while the worker installs: a click on a link, and a page opened in another tab. */
export async function measureDuringInstallation(site: Site, route: string): Promise<Sample[]> {
  const { server } = site
  const start = async () => {
    server.answers.length = 0
    const visit = await Visit.open(site, { hasWorker: true })
    await visit.load('/')
    await waitForInstallation(site)
    return visit
  }
  const reader = await start()
  const clicked: Sample[] =
    route === '/' ? [] : [{ name: 'first click', unit: 'ms', value: await click(reader, route) }]
  await reader.close()
  const other = await start()
  const tab = await Visit.open(site, { context: other.page.context() })
  await tab.load(route)
  await tab.waitUntilIdle()
  const paints = await readPaints(tab)
  await other.close()
  return [...clicked, ...paints.filter(({ name }) => name === 'largest content')]
}

/** What the first installation of the worker costs beside the page itself. */
export async function measureInstallation(site: Site): Promise<Map<string, Sample[]>> {
  const { server } = site
  server.answers.length = 0
  const visit = await Visit.open(site, { hasWorker: true })
  const begin = performance.now()
  await visit.load('/')
  await visit.waitForWorker()
  const ms = performance.now() - begin
  await visit.close()
  const answers = server.answers.slice(server.answers.findIndex(isWorker))
  const samples: Sample[] = [
    { name: 'requests', unit: 'count', value: answers.length },
    { name: 'sent', unit: 'bytes', value: answers.reduce((sum, { bytes }) => sum + bytes, 0) },
    { name: 'until offline', unit: 'ms', value: ms },
  ]
  return new Map([['whole site', samples]])
}
