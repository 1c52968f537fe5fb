/** Shorter words are highlighted only at the start of words: inside words they would match too often. */
const leastInside = 2

function findWord(lower: string, word: string, from: number): number {
  let start = lower.indexOf(word, from)
  while (word.length < leastInside && start > 0 && /[\p{L}\d]/u.test(lower.charAt(start - 1)))
    start = lower.indexOf(word, start + 1)
  return start
}

/** The first occurrence of any of the words; the longest where several start at the same position. */
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
 * Splits a text at the words of a query.
 * @returns alternating parts without and with a word; the first and the last are without and may be empty
 */
export function splitAtWords(text: string, words: readonly string[]): readonly string[] {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return [text] // a letter that changes its length would shift the positions
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
