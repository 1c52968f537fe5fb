import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ElementHandle } from 'playwright-core'

/** Widths of phones, tablets, laptops and screens, in CSS pixels. */
const ordinary = [
  320, 360, 375, 390, 414, 480, 540, 600, 720, 768, 820, 959, 960, 1024, 1199, 1200, 1280, 1366, 1440, 1680,
  1920,
]

/**
 * The last pixel below and the first above each breakpoint in a style sheet. Container queries are treated as
 * if they applied to the window.
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

/** All widths that a page has to fit, smallest first: common ones and those next to each breakpoint. */
export function widthsToTest(): number[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.css'),
  )
  const around = files.flatMap(file => widthsAround(readFileSync(`${sources}/${file}`, 'utf8')))
  return [...new Set([...ordinary, ...around])].filter(width => width >= 320).sort((a, b) => a - b)
}

/** Widths at which the page in a frame would scroll sideways. */
export function tooNarrow(
  frame: ElementHandle<HTMLIFrameElement>,
  widths: readonly number[],
): Promise<number[]> {
  return frame.evaluate(async (element, given) => {
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
