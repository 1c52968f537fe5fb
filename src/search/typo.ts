/** Whether what is left of one word begins with what is left of another. No text is cut out for it: most do not. */
function continues(word: string, at: number, typed: string, from: number): boolean {
  for (let step = 0; from + step < typed.length; step++)
    if (word.charCodeAt(at + step) !== typed.charCodeAt(from + step)) return false
  return true
}

/** Whether one letter more, less, other or swapped makes the beginning of a word of what was typed. */
export function isOneOff(typed: string, word: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same++
  if (same === typed.length) return true
  // Most words are no further looked at: one letter later the two must meet again.
  const second = typed[same + 1]
  const [here, next] = [word[same], word[same + 1]]
  if (second !== undefined && here !== second && next !== second && next !== typed[same]) return false
  const isSwapped = here === second && next === typed[same] && second !== undefined
  return (
    continues(word, same + 1, typed, same + 1) ||
    continues(word, same + 1, typed, same) ||
    continues(word, same, typed, same + 1) ||
    (isSwapped && continues(word, same + 2, typed, same + 2))
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

/** Two letters that follow each other in a word, as one number. */
const pairAt = (word: string, place: number) => word.charCodeAt(place) * 0x10000 + word.charCodeAt(place + 1)

function pairsOf(word: string): ReadonlySet<number> {
  const pairs = new Set<number>()
  for (let place = 0; place + 1 < word.length; place++) pairs.add(pairAt(word, place))
  return pairs
}

/** How alike two words are, from 0 to 1: the share of pairs of letters they have in common. */
function likeness(typed: ReadonlySet<number>, typedLength: number, word: string): number {
  let shared = 0
  for (let place = 0; place + 1 < word.length; place++) if (typed.has(pairAt(word, place))) shared++
  return (2 * shared) / (typedLength + word.length - 2)
}

/** The words that share most pairs of letters with what was typed, for when nothing else is found. */
export function nearestWords(typed: string, words: readonly string[], count: number): readonly string[] {
  const pairs = pairsOf(typed)
  return words
    .filter(word => Math.abs(word.length - typed.length) < 4)
    .map(word => ({ word, like: likeness(pairs, typed.length, word) }))
    .filter(({ like }) => like > 0.2)
    .toSorted((one, other) => other.like - one.like)
    .slice(0, count)
    .map(({ word }) => word)
}
