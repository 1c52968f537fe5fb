import MiniSearch, { type SearchOptions } from 'minisearch'
import { at } from './cells.ts'

/** Normalises a text: lower case, British spelling, single spaces: `MAX_HEALTH` and `Max. health` are the same, `armor` and `armour`. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/(arm|col)or/g, '$1our')
    .replaceAll('gray', 'grey')
    .replace(/[^a-z\d\u00df-\u024f\n\t]+/g, ' ') // not \p{L}, which is ten times slower
}

/** The words of all entries. */
export interface WordIndex {
  /** Per entry: title and details in normalised words, each followed by a tab. */
  readonly lines: readonly string[]
  readonly mini: MiniSearch<{ id: number; line: string }>
}

const tokenize = (text: string) => text.split(/[ \n\t]/).filter(Boolean)

/** Treats singular and plural as one word: `schools` and `school`. */
const stem = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** @param entries each with its title, and with details whose parts stand between ` · ` */
export function indexWords(entries: readonly (readonly [title: string, detail: string])[]): WordIndex {
  const lines = entries.map(([title, detail]) =>
    [title, ...detail.split(' · ')].map(part => `${plain(part).trim()}\t`).join(''),
  )
  const mini = new MiniSearch<{ id: number; line: string }>({
    fields: ['line'],
    tokenize,
    processTerm: stem,
    searchOptions: { prefix: true, combineWith: 'AND' },
  })
  mini.addAll(lines.map((line, id) => ({ id, line })))
  return { lines, mini }
}

/** Scores of an entry, best first. */
export const fits = { whole: 0, otherName: 1, start: 2, titleWords: 3, words: 4 } as const
export type Fit = (typeof fits)[keyof typeof fits]

const begins = (line: string, word: string) => ` ${line}`.replaceAll('\t', ' ').includes(` ${word}`)

/** Score of a line that has all words of a query. */
function fitOf(line: string, words: readonly string[]): Fit {
  const query = words.join(' ')
  if (line.startsWith(query)) return line[query.length] === '\t' ? fits.whole : fits.start
  if (line.startsWith(`${stem(query)}\t`)) return fits.whole
  // Several words are more often common to many entries than the name of one.
  if (words.length === 1 && line.includes(`\t${query}\t`)) return fits.otherName
  const title = line.slice(0, line.indexOf('\t'))
  return words.every(word => begins(title, stem(word))) ? fits.titleWords : fits.words
}

/** The words of an entry matched by a query. */
function foundFor(words: readonly string[], terms: readonly string[]): readonly string[] {
  const others = terms.filter(term => !words.some(word => term.startsWith(stem(word))))
  return words.map(word =>
    terms.some(term => term.startsWith(stem(word))) ? word : (others.shift() ?? word),
  )
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
    found(id, fitOf(at(lines, id), foundWords), foundWords)
  }
}

/** Allowed typos: none in short words and numbers, so that ids and hex stay exact. */
export const oneTypo = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : 1)
export const twoTypos = (word: string): number => (word.length < 6 ? oneTypo(word) : /\d/.test(word) ? 0 : 2)

/**
 * Entries by title without spaces; numbers are excluded. @param ids further names of an entry, normalised by
 * `plain`
 */
export function nameEntries(
  { lines }: WordIndex,
  ids: ReadonlyMap<number, string>,
): ReadonlyMap<string, readonly number[]> {
  const entries = new Map<string, number[]>()
  const add = (name: string, entry: number) => {
    if (!/[a-z]/.test(name)) return
    const known = entries.get(name)
    if (known) known.push(entry)
    else entries.set(name, [entry])
  }
  for (const [entry, line] of lines.entries())
    add(line.slice(0, line.indexOf('\t')).replaceAll(' ', ''), entry)
  for (const [entry, id] of ids) add(id, entry)
  return entries
}
