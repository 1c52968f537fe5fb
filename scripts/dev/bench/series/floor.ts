import { awaitList, awaitRows } from '../probe.ts'
import type { Sample } from '../samples.ts'
import { keySamples, typeWord } from '../typing.ts'
import { type Site, Visit } from '../visit.ts'

const words = ['landstalker', 'infernus', 'cheetah']

/** As many lines as the list of the search shows at once, each with a title, a code and a detail. */
const lineCount = 14
/** As many rows and cells as the table of locations has. */
const rowCount = 376
const cellCount = 8

const style = `<style>
  body { font: 14px system-ui }
  dialog { width: 46rem; height: 30rem }
  p { contain: size layout style; height: 1.9rem; margin: 0; white-space: nowrap }
  section { height: 40rem; overflow: auto }
  tr { content-visibility: auto; contain-intrinsic-block-size: auto 1.9rem }
</style>`

/** A page that answers a key with the least code that can, without a framework and without anything to look up. */
interface Floor {
  readonly what: string
  /** Content of the page. A word of the site's own data would only make it longer. */
  readonly body: string
  /** Runs in the page whenever the text of its field has changed; `word` is that text. */
  readonly answer: string
  readonly awaitAnswer: () => void
}

const floors: readonly Floor[] = [
  {
    what: 'key → text painted',
    body: '<main><input><table><tr><td>nothing yet</table></main>',
    answer: "document.querySelector('td').textContent = word",
    awaitAnswer: awaitRows,
  },
  {
    what: 'key → lines painted',
    body: `<dialog open><input>${'<p><b>title</b> <code>code</code> <span>detail</span>'.repeat(lineCount)}</dialog>`,
    answer: `document.querySelectorAll('p > *').forEach((part, place) => {
      part.firstChild.data = word + ' ' + place * 977 * word.length
    })`,
    awaitAnswer: awaitList,
  },
  {
    what: 'key → rows hidden and painted',
    body: `<main><input><section><table>${Array.from(
      { length: rowCount },
      (_, row) => `<tr>${`<td>${(row * 977).toString(36)}`.repeat(cellCount)}`,
    ).join('')}</table></section></main>`,
    // Another third of the rows with each letter.
    answer: `document.querySelectorAll('tr').forEach((row, place) => {
      const isHidden = (place + word.length) % 3 > 0
      if (row.hidden !== isHidden) row.hidden = isHidden
    })`,
    awaitAnswer: awaitRows,
  },
]

const pageOf = ({ body, answer }: Floor) =>
  `<!doctype html><title>Floor</title>${style}${body}<script>
    document.querySelector('input').oninput = ({ target: { value: word } }) => { ${answer} }
  </script>`

/**
 * What a key costs where a page does next to nothing for it: the browser's own share of every answer on this machine, for
 * one text, for as many lines as the search shows and for as many rows as a table has. It does not depend on the site, so
 * only the first route measures it.
 */
export async function measureFloor(site: Site, route: string): Promise<Sample[]> {
  if (route !== '/') return []
  const samples: Sample[] = []
  for (const floor of floors) {
    const visit = await Visit.open(site)
    await visit.page.goto(`data:text/html,${encodeURIComponent(pageOf(floor))}`)
    await visit.waitUntilIdle()
    await visit.page.locator('input').focus()
    const times: number[] = []
    for (const word of words) times.push(...(await typeWord(visit, word, floor.awaitAnswer)))
    await visit.close()
    samples.push(...keySamples(floor.what, times))
  }
  return samples
}
