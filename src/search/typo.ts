/** Whether one letter more, less, other or swapped makes the beginning of a word of what was typed. */
export function isOneOff(typed: string, word: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same++
  if (same === typed.length) return true
  const rest = typed.slice(same)
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`
  return (
    word.startsWith(rest.slice(1), same + 1) ||
    word.startsWith(rest, same + 1) ||
    word.startsWith(rest.slice(1), same) ||
    word.startsWith(swapped, same)
  )
}

/** Every word of a text, once. */
export function listWords(text: string): readonly string[] {
  return [...new Set(text.split(/[ \n\t]/))].filter(word => word.length > 2)
}

/** The words that begin as typed but for one letter; those of about its length first. */
export function correct(typed: string, words: readonly string[]): readonly string[] {
  if (typed.length < 4 || /\d/.test(typed)) return []
  const fits = ({ length }: string) => length > typed.length - 2 && length < typed.length + 8
  return words
    .filter(word => fits(word) && !word.startsWith(typed) && isOneOff(typed, word))
    .toSorted((one, other) => distance(one, typed) - distance(other, typed))
    .slice(0, 5)
}

const distance = (word: string, typed: string) =>
  Math.abs(word.length - typed.length) + (word[0] === typed[0] ? 0 : 2)

/** How alike two words are, from 0 to 1: the share of pairs of letters they have in common. */
function likeness(typed: string, word: string): number {
  let shared = 0
  for (let place = 0; place < word.length - 1; place++)
    if (typed.includes(word.slice(place, place + 2))) shared++
  return (2 * shared) / (typed.length + word.length - 2)
}

/** The words that share most pairs of letters with what was typed, for when nothing else is found. */
export function nearestWords(typed: string, words: readonly string[], count: number): readonly string[] {
  return words
    .filter(word => Math.abs(word.length - typed.length) < 4)
    .map(word => ({ word, like: likeness(typed, word) }))
    .filter(({ like }) => like > 0.2)
    .toSorted((one, other) => other.like - one.like)
    .slice(0, count)
    .map(({ word }) => word)
}
