import { awaitRows } from '../probe.ts'
import type { Sample } from '../samples.ts'
import { keySamples, typeWord } from '../typing.ts'
import { type Site, Visit } from '../visit.ts'

const emptyPage = `<!doctype html><title>Floor</title><main><input><table><tr><td>nothing yet</table></main>
<script>document.querySelector('input').oninput=({target})=>{document.querySelector('td').textContent=target.value}</script>`

const words = ['landstalker', 'infernus', 'cheetah']

/**
 * What a key costs where a page does next to nothing for it: the browser's own share of every answer on this machine.
 * It does not depend on the site, so only the first route measures it.
 */
export async function measureFloor(site: Site, route: string): Promise<Sample[]> {
  if (route !== '/') return []
  const visit = await Visit.open(site)
  await visit.page.goto(`data:text/html,${encodeURIComponent(emptyPage)}`)
  await visit.waitUntilIdle()
  await visit.page.locator('input').focus()
  const times: number[] = []
  for (const word of words) times.push(...(await typeWord(visit, word, awaitRows)))
  await visit.close()
  return keySamples('key → text painted', times)
}
