import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { showAll, type Visit } from './open-site.ts'

/** Widths of phones, tablets, laptops and screens, in CSS pixels. */
const ordinary = [
  320, 360, 375, 390, 414, 480, 540, 600, 720, 768, 820, 959, 960, 1024, 1199, 1200, 1280, 1366, 1440, 1680,
  1920,
]

/**
 * The last pixel on one side and the first on the other of every width that a condition of a style sheet asks for.
 * Conditions on a container count as if they spoke of the window.
 */
export function widthsAround(css: string): number[] {
  const conditions = [...css.matchAll(/@(?:media|container)([^{;]*)\{/g)].map(match => match[1] ?? '')
  return conditions.flatMap(condition =>
    [...condition.matchAll(/(max-)?(?:width|inline-size)\s*(<=|>=|<|>|:)\s*([\d.]+)(rem|em|px)/g)].flatMap(
      ([, most, sign, number, unit]) => {
        const width = Number(number) * (unit === 'px' ? 1 : 16)
        const isLastBelow = most !== undefined || sign === '<=' || sign === '>'
        return isLastBelow ? [width, width + 1] : [width - 1, width]
      },
    ),
  )
}

const sources = fileURLToPath(new URL('../../../src', import.meta.url))

/** All widths at which a page has to fit, smallest first: the ordinary ones and those beside each breakpoint of the styles. */
export function widthsToTest(): number[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.css'),
  )
  const around = files.flatMap(file => widthsAround(readFileSync(`${sources}/${file}`, 'utf8')))
  return [...new Set([...ordinary, ...around])].filter(width => width >= 320).sort((a, b) => a - b)
}

/**
 * Widths at which a page would scroll sideways. The page is opened once more in a frame of that width, which obeys the
 * same media queries as a window: a frame changes its width much faster than a window. An empty document of the same host
 * holds the frame, since those of the site allow none. It is not painted: only the layout counts, and painting took more
 * than half of the time.
 */
export async function tooNarrow(visit: Visit, widths: readonly number[]): Promise<number[]> {
  const { page } = visit
  const route = new URL(page.url()).hash
  const holder = new URL('frame-holder', inject('siteUrl')).href
  await page.route(holder, answer => answer.fulfill({ contentType: 'text/html', body: '<html></html>' }))
  await page.goto(holder)
  const handle = await page.evaluateHandle(address => {
    const frame = document.createElement('iframe')
    frame.style.cssText =
      'position: fixed; inset: 0 auto auto 0; width: 1280px; height: 800px; border: 0; visibility: hidden'
    frame.src = address
    document.body.append(frame)
    return frame
  }, `./${route}`)
  const frame = await handle.contentFrame()
  if (frame === null) throw new Error('the frame shows no page')
  await showAll(visit, frame)
  return handle.evaluate(async (element, given) => {
    const found: number[] = []
    for (const width of given) {
      element.style.width = `${width}px`
      await new Promise(requestAnimationFrame)
      const { scrollWidth = 0, clientWidth = 0 } = element.contentDocument?.documentElement ?? {}
      if (clientWidth !== width) throw new Error(`${clientWidth} instead of ${width} pixels`)
      if (scrollWidth > clientWidth) found.push(width)
    }
    return found
  }, widths)
}
