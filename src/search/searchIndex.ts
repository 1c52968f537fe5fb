import type { Hit } from './answer.ts'
import { type Haystack, makeHaystack, plain } from './haystack.ts'
import { type Layout, readLayout } from './places.ts'
import { placeOfVariable, readThings, readVariables, type Things, type Variables } from './things.ts'
import { correct, listWords } from './typo.ts'

/** Entries by the number that their code stands for. */
type ByNumber = ReadonlyMap<number, readonly number[]>

/** Everything that a search needs. Entries are the things in their order, then the texts of script variables. */
export interface SearchIndex {
  readonly layout: Layout
  readonly things: Things
  readonly variables: Variables
  readonly haystack: Haystack
  /** The words that a word may be meant for, as `correct` finds them. */
  readonly correct: (typed: string) => readonly string[]
  readonly words: readonly string[]
  readonly byDecimal: ByNumber
  readonly byHex: ByNumber
  /** Entries of the script variables that have texts of their own. */
  readonly variableEntries: ReadonlyMap<number, number>
  readonly kindOf: (entry: number) => string
  /** Kinds of things as a query may name them: a space, and the words as `plain` has them. */
  readonly kindNames: ReadonlyMap<string, string>
  readonly hitOf: (entry: number) => Hit
}

export const variableKind = 'Script variables'

function numberCodes({ codes, kindOf, counting }: Things, notation: 'decimal' | 'hex'): ByNumber {
  const entries = new Map<number, number[]>()
  codes.forEach((code, thing) => {
    if (code === '' || counting[kindOf[thing] ?? 0] !== notation) return
    const number = notation === 'hex' ? Number.parseInt(code, 16) : Number(code)
    const known = entries.get(number)
    if (known) known.push(thing)
    else if (!Number.isNaN(number)) entries.set(number, [thing])
  })
  return entries
}

/** A script variable as a result. */
export function variableHit({ textOf }: Variables, index: number): Hit {
  const { name, meaning } = textOf(index)
  return {
    route: `/variables?row=${index}`,
    title: name || `Variable ${index}`,
    code: `${index}`,
    detail: meaning ? `${placeOfVariable(index)} · ${meaning}` : placeOfVariable(index),
  }
}

function makeIndex({
  searchPlaces,
  searchThings,
  searchVariables,
}: typeof import('../generated/search/index.ts')): SearchIndex {
  const layout = readLayout(searchPlaces)
  const things = readThings(searchThings, layout)
  const variables = readVariables(searchVariables)
  const { texts } = variables
  const thingCount = things.titles.length
  const haystack = makeHaystack(
    [...things.titles, ...texts.map(({ name }) => name)],
    [...things.details, ...texts.map(({ meaning }) => meaning)],
  )
  const words = listWords(haystack.text)
  /** By what was typed: a word stays in the field while the next one is typed. */
  const corrections = new Map<string, readonly string[]>()
  return {
    ...{ layout, things, variables, haystack, words },
    correct(typed) {
      const known = corrections.get(typed) ?? correct(typed, words)
      corrections.set(typed, known)
      return known
    },
    byDecimal: numberCodes(things, 'decimal'),
    byHex: numberCodes(things, 'hex'),
    variableEntries: new Map(
      texts.flatMap(({ index, length }, place) => (length === 0 ? [[index, thingCount + place]] : [])),
    ),
    kindNames: new Map(things.kinds.map(kind => [kind, ` ${plain(kind)}`])),
    kindOf: entry => (entry < thingCount ? (things.kinds[things.kindOf[entry] ?? 0] ?? '') : variableKind),
    hitOf(entry) {
      if (entry < thingCount) {
        const [title = '', code = '', about = ''] = [
          things.titles[entry],
          things.codes[entry],
          things.details[entry],
        ]
        const position = things.floats.get(entry)?.join(', ')
        return {
          route: things.routeOf(entry),
          title,
          code,
          detail: position ? `${position} · ${about}` : about,
        }
      }
      const text = texts[entry - thingCount]
      if (!text) throw new Error(`the index has no entry ${entry}`)
      if (text.length === 0) return variableHit(variables, text.index)
      const { index, name, meaning, length } = text
      return {
        route: `/variables?open=${index}&row=${index}`,
        title: name || `Array ${index}`,
        code: `${index}`,
        detail: [`array of ${length}`, placeOfVariable(index), meaning].filter(Boolean).join(' · '),
      }
    },
  }
}

/** Loads the packed index, without the work of unpacking it. */
export const fetchIndex = () => import('../generated/search/index.ts')

let loading: Promise<SearchIndex> | null = null

/** Loads the index once; a failed load is tried again by the next call. */
export function loadIndex(): Promise<SearchIndex> {
  loading ??= fetchIndex().then(makeIndex)
  loading.catch(() => {
    loading = null
  })
  return loading
}
