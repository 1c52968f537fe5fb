import type { ReactNode } from 'react'

/** A text with the words of a query marked where they stand in it. */
export function markText(text: string, words: readonly string[]): ReactNode {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return text // a letter that changes its length would shift the marks
  const parts: ReactNode[] = []
  let end = 0
  while (end < text.length) {
    const next = nextWord(lower, words, end)
    if (next === null) break
    parts.push(text.slice(end, next.start), <mark key={next.start}>{text.slice(next.start, next.end)}</mark>)
    end = next.end
  }
  return parts.length === 0 ? text : [...parts, text.slice(end)]
}

/** Shorter words are marked where a word begins: in the middle of words they are everywhere. */
const leastInside = 2

function findWord(lower: string, word: string, from: number): number {
  let start = lower.indexOf(word, from)
  while (word.length < leastInside && start > 0 && /[\p{L}\d]/u.test(lower[start - 1] ?? ''))
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
