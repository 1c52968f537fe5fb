import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ElementHandle, Page } from 'playwright-core'

/** Narrowest window that a page has to fit, in CSS pixels. */
export const narrowest = 320

/** Widths of phones, tablets, laptops and screens, in CSS pixels. */
const ordinary = [narrowest, 390, 540, 720, 1100, 1366, 1920]

/**
 * The narrowest window on the wide side of each breakpoint in a style sheet. Between two breakpoints no
 * window is too narrow if the narrowest is not: 161 widths from 320 to 1920, tried once on all 47 pages, found
 * nothing more. Container queries are treated as if they applied to the window.
 */
export function widthsAbove(css: string): number[] {
  const conditions = [...css.matchAll(/@(?:media|container)([^{;]*)\{/g)].map(match => match[1] ?? '')
  return conditions.flatMap(condition =>
    [...condition.matchAll(/(max-)?(?:width|inline-size)\s*(<=|>=|<|>|:)\s*([\d.]+)(rem|em|px)/g)].map(
      ([, most, sign, number, unit]) => {
        const width = Number(number) * (unit === 'px' ? 1 : 16)
        const isLastBelow = most !== undefined || sign === '<=' || sign === '>'
        return isLastBelow ? width + 1 : width
      },
    ),
  )
}

const sources = fileURLToPath(new URL('../../../src', import.meta.url))

/** All widths that a page has to fit, smallest first: common ones and the narrowest above each breakpoint. */
export function widthsToTest(): number[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.css'),
  )
  const around = files.flatMap(file => widthsAbove(readFileSync(`${sources}/${file}`, 'utf8')))
  return [...new Set([...ordinary, ...around])].filter(width => width >= narrowest).sort((a, b) => a - b)
}

/** Otherwise only what is near the window has its width. */
const allLaidOut = '* { content-visibility: visible !important; }'

/** Whether the page scrolls sideways as it is. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(async style => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [sheet]
    await new Promise(requestAnimationFrame)
    const { scrollWidth, clientWidth } = document.documentElement
    document.adoptedStyleSheets = []
    return scrollWidth > clientWidth
  }, allLaidOut)
}

/** Widths at which the page in a frame would scroll sideways. */
export function tooNarrow(
  frame: ElementHandle<HTMLIFrameElement>,
  widths: readonly number[],
): Promise<number[]> {
  return frame.evaluate(
    async (element, { style, widths }) => {
      const found: number[] = []
      const { contentDocument } = element
      const sheet = new (contentDocument?.defaultView ?? window).CSSStyleSheet()
      sheet.replaceSync(style)
      if (contentDocument) contentDocument.adoptedStyleSheets = [sheet]
      for (const width of widths) {
        element.style.width = `${width}px`
        await new Promise(requestAnimationFrame)
        const { scrollWidth = 0, clientWidth = 0 } = element.contentDocument?.documentElement ?? {}
        if (clientWidth !== width) throw new Error(`${clientWidth} instead of ${width} pixels`)
        if (scrollWidth > clientWidth) found.push(width)
      }
      return found
    },
    { style: allLaidOut, widths },
  )
}
