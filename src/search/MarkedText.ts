/** Shorter words are marked where a word begins: in the middle of words they are everywhere. */
const leastInside = 2

function findWord(lower: string, word: string, from: number): number {
  let start = lower.indexOf(word, from)
  while (word.length < leastInside && start > 0 && /[\p{L}\d]/u.test(lower.charAt(start - 1)))
    start = lower.indexOf(word, start + 1)
  return start
}

/** The first place behind `from` where one of the words stands; the longest where several do. */
function nextWord(lower: string, words: readonly string[], from: number) {
  let best: { start: number; end: number } | null = null
  for (const word of words) {
    const start = findWord(lower, word, from)
    if (start < 0) continue
    const end = start + word.length
    if (best === null || start < best.start || (start === best.start && end > best.end)) best = { start, end }
  }
  return best
}

/**
 * Splits a text where words of a query stand in it.
 * @returns parts without and with a mark in turn; the first and the last have none and may be empty
 */
export function splitAtWords(text: string, words: readonly string[]): readonly string[] {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return [text] // a letter that changes its length would shift the marks
  const parts: string[] = []
  let end = 0
  while (end < text.length) {
    const next = nextWord(lower, words, end)
    if (next === null) break
    parts.push(text.slice(end, next.start), text.slice(next.start, next.end))
    end = next.end
  }
  return [...parts, text.slice(end)]
}

/** An element whose text is written anew with each key: parts that are the same are left alone, the others stay in place. */
export class MarkedText {
  readonly element: HTMLElement
  #parts: readonly string[] = []

  constructor(tag: 'span' | 'code', className: string | undefined) {
    this.element = document.createElement(tag)
    if (className) this.element.className = className
  }

  write(text: string, words: readonly string[]): void {
    const { element } = this
    const parts = splitAtWords(text, words)
    for (let count = this.#parts.length; count > parts.length; count--) element.lastChild?.remove()
    parts.forEach((part, place) => {
      if (part === this.#parts[place]) return
      const node = element.childNodes[place] ?? element.appendChild(this.#make(place))
      const leaf = node.firstChild ?? node
      if (leaf instanceof Text) leaf.data = part
    })
    this.#parts = parts
  }

  #make(place: number): Node {
    if (place % 2 === 0) return new Text()
    const mark = document.createElement('mark')
    mark.append(new Text())
    return mark
  }
}
