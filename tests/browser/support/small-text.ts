import type { Page } from 'playwright-core'

/** Minimum size of any text, in CSS pixels. */
const smallestText = 13
/** Minimum size of sentences, in CSS pixels. */
const smallestSentence = 16

/** Texts of the page that are too small, each with its size. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([text, sentence]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found = new Set<string>()
      const body = Number.parseFloat(getComputedStyle(document.body).fontSize)
      if (body < sentence) found.add(`${body} px: sentences`)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        const words = node.textContent?.trim()
        if (!element || !words || element.closest('script, style, noscript, svg, option')) continue
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        if (size < text) found.add(`${size} px: ${words.slice(0, 40)}`)
      }
      return [...found].slice(0, 5)
    },
    [smallestText, smallestSentence] as const,
  )
}
