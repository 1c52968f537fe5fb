import MiniSearch, { type SearchOptions } from 'minisearch'
import { Groups } from '#shared/collections.ts'
import { elementAt } from './entries.ts'

/**
 * Lower case, British, words apart by one space: `MAX_HEALTH` and `Max. health` are the same, `armor` and `armour`. Signs
 * that make another word of the one before them are words: `100 %`, `C++`, `C#`.
 */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll('%', ' percent ')
    .replaceAll('c++', 'cplusplus')
    .replaceAll('c#', 'csharp')
    .replace(/(arm|col)or/g, '$1our')
    .replaceAll('gray', 'grey')
    .replace(/[^a-z\d\u00df-\u024f\n\t]+/g, ' ') // not \p{L}, which is ten times slower
}

const tokenize = (text: string) => text.split(/[ \n\t]/).filter(Boolean)

/** The plain words of a text. */
export const wordsOf = (text: string): readonly string[] => tokenize(plain(text))

/** The words of all entries. */
type WordIndex = ReturnType<typeof indexWords>

const plurals: readonly (readonly [RegExp, string])[] = [
  [/(..)ies$/, '$1y'],
  [/(ss|[cs]h|x)es$/, '$1'],
  [/([^s])s$/, '$1'],
]

/** A word in the singular: `schools` and `school` are one word, `territories` and `territory`. */
function stem(word: string): string {
  const plural = word.length > 3 && word.endsWith('s') && plurals.find(([ending]) => ending.test(word))
  return plural ? word.replace(...plural) : word
}

/** `territorie` is what is typed on the way to `territories`. */
const withUnfinished = (term: string) => (/[^aeiou]y$/.test(term) ? [term, `${term.slice(0, -1)}ie`] : term)

/** @param entries each with its title, and with details whose parts are separated by ` · ` */
export function indexWords(entries: readonly { title: string; detail: string }[]) {
  /** Entry by entry: title and further parts, each in plain words in the singular, and followed by a tab. */
  const lines = entries.map(({ title, detail }) =>
    [title, ...detail.split(' · ')].map(part => `${wordsOf(part).map(stem).join(' ')}\t`).join(''),
  )
  const mini = new MiniSearch<{ id: number; line: string }>({
    fields: ['line'],
    tokenize,
    processTerm: withUnfinished,
    searchOptions: { prefix: true, combineWith: 'AND', processTerm: stem },
  })
  mini.addAll(lines.map((line, id) => ({ id, line })))
  return { lines, mini }
}

/** How well an entry fits, the best first. */
export const fits = {
  whole: 0,
  phrase: 0.4,
  otherName: 1,
  start: 2,
  together: 2.9,
  titleWords: 3,
  words: 4,
} as const
type Fit = (typeof fits)[keyof typeof fits]

const begins = (line: string, word: string) => ` ${line}`.replaceAll('\t', ' ').includes(` ${word}`)

/** Score of a line that has all words of a query. */
function fitOf(line: string, words: readonly string[]): Fit {
  const stems = words.map(stem)
  const query = stems.join(' ')
  if (line.startsWith(query)) {
    const next = line[query.length]
    if (next === '\t') return fits.whole
    return next === ' ' && words.length > 1 ? fits.phrase : fits.start
  }
  // Several words usually describe what many entries have in common, rather than the name of one.
  if (words.length === 1 && line.includes(`\t${query}\t`)) return fits.otherName
  if (words.length > 1 && `\t${line}`.replaceAll('\t', ' ').includes(` ${query} `)) return fits.together
  const title = line.slice(0, line.indexOf('\t'))
  return stems.every(word => begins(title, word)) ? fits.titleWords : fits.words
}

/** The words of an entry matched by a query. */
function foundFor(words: readonly string[], terms: readonly string[]): readonly string[] {
  const isOf = (term: string, word: string) => term.startsWith(stem(word))
  const others = terms.filter(term => !words.some(word => isOf(term, word)))
  return words.map(word => (terms.some(term => isOf(term, word)) ? word : (others.shift() ?? word)))
}

/**
 * Calls back for each entry with all words of a query, or words with these prefixes, with its score and the
 * matched words. @param options MiniSearch options, e.g. `fuzzy`
 */
export function findWords(
  { lines, mini }: WordIndex,
  words: readonly string[],
  found: (entry: number, fit: Fit, foundWords: readonly string[]) => void,
  options: SearchOptions = {},
): void {
  if (words.length === 0) return
  for (const { id, terms } of mini.search(words.join(' '), options)) {
    const foundWords = foundFor(words, terms)
    found(id, fitOf(elementAt(lines, id), foundWords), foundWords)
  }
}

/** Allowed typos: none in short words and numbers, so that ids and hex stay exact. */
export const oneTypo = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : 1)
export const twoTypos = (word: string): number => (word.length < 6 ? oneTypo(word) : /\d/.test(word) ? 0 : 2)

/** Joins words into one name, ignoring separators: `AK-47` and `AK47`, `safe houses` and `safehouse`. */
export const nameOf = (words: readonly string[]): string => words.map(stem).join('')

/**
 * Entries by their titles without the spaces between words; numbers are no names.
 * @param others further names of entries
 */
export function nameEntries(
  { lines }: WordIndex,
  others: readonly (readonly [entry: number, name: string])[],
): ReadonlyMap<string, readonly number[]> {
  const entries = new Groups<string, number>()
  const add = (entry: number, name: string) => {
    const key = nameOf(wordsOf(name))
    if (/[a-z]/.test(key) && !entries.of(key).includes(entry)) entries.put(key, entry)
  }
  for (const [entry, line] of lines.entries()) add(entry, line.slice(0, line.indexOf('\t')))
  for (const [entry, name] of others) add(entry, name)
  return entries
}
