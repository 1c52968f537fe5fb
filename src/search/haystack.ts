import { at } from './cells.ts'

/** The texts of all entries as one, ready to be looked through. */
export interface Haystack {
  /** Entry by entry a line: `\n`, title, `\t`, then each further part and `\t`; lower case, words apart by one space. */
  readonly text: string
  /** Where the line of each entry begins, and at last where the text ends. */
  readonly starts: Int32Array
  /** What the last scan found, if that is all that has its words: one letter more leaves some of them. */
  last: { readonly words: readonly string[]; readonly entries: readonly number[] } | null
}

/** Lower case, British, words apart by one space: `MAX_HEALTH` and `Max. health` are the same, `armor` and `armour`. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/(arm|col)or/g, '$1our')
    .replaceAll('gray', 'grey')
    .replace(/[^a-z\d\u00df-\u024f\n\t]+/g, ' ') // not \p{L}, which takes ten times as long
}

/** Makes the text to look through. @param entries each with its title, and with details whose parts stand between ` · ` */
export function makeHaystack(entries: readonly (readonly [title: string, detail: string])[]): Haystack {
  const joined = entries.map(([title, detail]) => `\n${title}\t${detail.replaceAll(' · ', '\t')}\t`)
  const text = ['\n', '\t'].reduce(
    (spaced, sign) => spaced.replaceAll(` ${sign}`, sign).replaceAll(`${sign} `, sign),
    plain(joined.join('')),
  )
  const starts = new Int32Array(entries.length + 1)
  let start = 0
  for (let entry = 0; entry < entries.length; entry++) {
    starts[entry] = start
    start = text.indexOf('\n', start + 1)
  }
  starts[entries.length] = text.length
  return { text, starts, last: null }
}

/**
 * Entries by their titles without the spaces between words; numbers are no names.
 * @param ids what else names an entry, as `plain` has it
 */
export function nameEntries(
  { text, starts }: Haystack,
  ids: ReadonlyMap<number, string>,
): ReadonlyMap<string, readonly number[]> {
  const entries = new Map<string, number[]>()
  const add = (name: string, entry: number) => {
    if (!/[a-z]/.test(name)) return
    const known = entries.get(name)
    if (known) known.push(entry)
    else entries.set(name, [entry])
  }
  for (let entry = 0; entry + 1 < starts.length; entry++) {
    const start = at(starts, entry) + 1
    add(text.slice(start, text.indexOf('\t', start)).replaceAll(' ', ''), entry)
  }
  for (const [entry, id] of ids) add(id, entry)
  return entries
}

/** How well a line fits, the best first; `none` does not have all words. */
export const fits = { whole: 0, otherName: 1, start: 2, titleWords: 3, words: 4, inside: 5, none: 6 } as const
export type Fit = (typeof fits)[keyof typeof fits]

const begins = (line: string, word: string) =>
  line.includes(` ${word}`) || line.includes(`\t${word}`) || line.includes(`\n${word}`)

/** How well the words of a query fit a line. @param query the words with spaces between them */
export function fitOf(line: string, words: readonly string[], query: string): Fit {
  if (!words.every(word => line.includes(word))) return fits.none
  if (line.startsWith(`\n${query}`)) return line[query.length + 1] === '\t' ? fits.whole : fits.start
  // Several words are rather what many things have in common than the name of one.
  if (words.length === 1 && line.includes(`\t${query}\t`)) return fits.otherName
  if (!words.every(word => begins(line, word))) return fits.inside
  const title = line.slice(0, line.indexOf('\t'))
  return words.every(word => begins(title, word)) ? fits.titleWords : fits.words
}

/** The entries that may have all words of a query: of those found before, where the words go on, or of all. */
function candidates({ text, starts, last }: Haystack, words: readonly string[]): readonly number[] {
  if (last?.words.every(before => words.some(word => word.includes(before)))) return last.entries
  // A single letter is in almost every line: it finds what begins with it.
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')
  const rarest = longest.length === 1 ? `\n${longest}` : longest
  const entries: number[] = []
  let entry = 0
  for (let place = text.indexOf(rarest); place >= 0; place = text.indexOf(rarest, starts[entry])) {
    while ((starts[entry + 1] ?? Infinity) <= place) entry++
    entries.push(entry++)
    if (entry + 1 >= starts.length) break
  }
  return entries
}

/** Calls back for each entry that has all words of a query, in their order. */
export function scan(
  haystack: Haystack,
  words: readonly string[],
  found: (entry: number, fit: Fit) => void,
): void {
  const { text, starts } = haystack
  const query = words.join(' ')
  const entries: number[] = []
  for (const entry of candidates(haystack, words)) {
    const fit = fitOf(text.slice(starts[entry], starts[entry + 1]), words, query)
    if (fit === fits.none) continue
    entries.push(entry)
    found(entry, fit)
  }
  const isAll = words.some(word => word.length > 1)
  haystack.last = isAll ? { words, entries } : null
}
