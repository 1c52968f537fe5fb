import { dollarName } from '../shared/script-variable.ts'
import type { Hit } from './answer.ts'
import { at } from './cells.ts'
import { type Locations, readLocations } from './coordinates/locations.ts'
import { type IndexEntry, readEntries, routeOf } from './entries.ts'
import { type Layout, readIndexedLayout } from './indexedLayout.ts'
import { placeOfVariable, readVariables, type Variables, type VariableText } from './variables.ts'
import { indexWords, nameEntries, plain, type WordIndex } from './words.ts'

/** Entries by the number of their code. */
type ByNumber = ReadonlyMap<number, readonly number[]>

/** All search data. Entries are the index entries in order, then the texts of script variables. */
export interface SearchIndex {
  readonly layout: Layout
  readonly things: readonly IndexEntry[]
  /** Those of the fields, by the numbers of the fields. */
  readonly fieldThings: readonly IndexEntry[]
  /** Entries of the first field and struct; the others follow in the order of the layout. */
  readonly firstField: number
  readonly firstStruct: number
  readonly variables: Variables
  readonly words: WordIndex
  /** Entries by their names as `nameOf` joins them, and zones by their labels. */
  readonly byName: ReadonlyMap<string, readonly number[]>
  readonly byDecimal: ByNumber
  readonly byHex: ByNumber
  /** Entries of the script variables that have texts of their own. */
  readonly variableEntries: ReadonlyMap<number, number>
  readonly kindOf: (entry: number) => string
  /** Kind names in queries: a space, and the words normalised by `plain`. */
  readonly kindNames: ReadonlyMap<string, string>
  /** Locations with coordinates; null until needed (`loadLocations`). */
  readonly places: Locations | null
  /** @param note first remark */
  readonly hitOf: (entry: number, note?: string) => Hit
}

type IndexData = Awaited<ReturnType<typeof fetchIndex>>

export const variableKind = 'Script variables'

/** Alternative names of a kind. */
const otherNames: Readonly<Record<string, string>> = {
  Locations: 'doors',
  Pages: 'blocks',
  'Radar icons': 'blips sprites',
  'The file': 'blocks',
  Vehicles: 'cars',
}

function numberCodes(things: readonly IndexEntry[], notation: 'decimal' | 'hex'): ByNumber {
  const entries = new Map<number, number[]>()
  things.forEach(({ code, counting }, thing) => {
    if (code === '' || counting !== notation) return
    const number = notation === 'hex' ? Number.parseInt(code, 16) : Number(code)
    const known = entries.get(number)
    if (known) known.push(thing)
    else if (!Number.isNaN(number)) entries.set(number, [thing])
  })
  return entries
}

type Name = readonly [entry: number, name: string]

/** The labels of zones are the codes of their results: no number, and no word of a text. */
const zoneLabels = (things: readonly IndexEntry[]): readonly Name[] =>
  things.flatMap(({ kind, code }, entry) => (kind === 'Map zones' ? [[entry, code] as const] : []))

/** What readers call pages, and the names of blocks without their number, unless a field has them: `money`. */
function pageNames(things: readonly IndexEntry[]): readonly Name[] {
  const fields = new Set(
    things.flatMap(({ kind, title }) => (kind === 'Fields' ? [title.toLowerCase()] : [])),
  )
  return things.flatMap(({ kind, title, code, detail }, entry): readonly Name[] => {
    if (kind !== 'Pages') return []
    const names = detail.split(' · ')
    if (code === '') return names.map(name => [entry, name])
    const [, own = ''] = title.split(': ')
    return [own, ...names].filter(name => !fields.has(name.toLowerCase())).map(name => [entry, name])
  })
}

/** A script variable as a result. */
export function variableHit({ textOf }: Variables, index: number): Hit {
  const { name, meaning } = textOf(index)
  return {
    route: `/variables?row=${index}`,
    title: name || `Variable ${dollarName(index)}`,
    code: dollarName(index),
    detail: meaning ? `${placeOfVariable(index)} · ${meaning}` : placeOfVariable(index),
  }
}

function thingHit(thing: IndexEntry, note = ''): Hit {
  const { title, detail, counting } = thing
  const code = counting === 'hex' && thing.code ? `0x${thing.code}` : thing.code
  return { route: routeOf(thing), title, code, detail: [note, detail].filter(Boolean).join(' · ') }
}

function arrayHit({ index, name, meaning, length }: VariableText): Hit {
  return {
    route: `/variables?open=${index}&row=${index}`,
    title: name || `Array ${dollarName(index)}`,
    code: dollarName(index),
    detail: [`array of ${length}`, placeOfVariable(index), meaning].filter(Boolean).join(' · '),
  }
}

function makeIndex({ searchKinds, searchLayout, variableTexts }: IndexData): SearchIndex {
  const layout = readIndexedLayout(searchLayout)
  const things = readEntries(searchKinds)
  const fieldThings = things.filter(({ kind }) => kind === 'Fields')
  const variables = readVariables(variableTexts)
  const { texts } = variables
  const words = indexWords([
    ...things.map(({ title, detail }) => [title, detail] as const),
    ...texts.map(({ name, meaning }) => [name, meaning] as const),
  ])
  return {
    ...{ layout, things, fieldThings, variables, words, places: null },
    byName: nameEntries(words, [...zoneLabels(things), ...pageNames(things)]),
    firstField: things.findIndex(({ kind }) => kind === 'Fields'),
    firstStruct: things.findIndex(({ kind }) => kind === 'Structs'),
    byDecimal: numberCodes(things, 'decimal'),
    byHex: numberCodes(things, 'hex'),
    variableEntries: new Map(
      texts.flatMap(({ index, length }, place) => (length === 0 ? [[index, things.length + place]] : [])),
    ),
    kindNames: new Map(
      searchKinds.map(({ kind }) => [kind, ` ${plain(`${kind} ${otherNames[kind] ?? ''}`)}`]),
    ),
    kindOf: entry => things[entry]?.kind ?? variableKind,
    hitOf(entry, note) {
      const thing = things[entry]
      if (thing) return thingHit(thing, note)
      const text = at(texts, entry - things.length)
      return text.length === 0 ? variableHit(variables, text.index) : arrayHit(text)
    },
  }
}

/** Loads the data of the index. */
export const fetchIndex = () => import('../generated/search/index.ts')

let loading: Promise<SearchIndex> | null = null

/** Loads the index once; a failed load is retried by the next call. */
export function loadIndex(): Promise<SearchIndex> {
  loading ??= fetchIndex().then(makeIndex)
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** Loads the tables with coordinates. Few queries need them. */
export async function loadLocations(index: SearchIndex): Promise<SearchIndex> {
  const { locationRows } = await import('./coordinates/locationRows.ts')
  const complete = { ...index, places: readLocations(index.things, locationRows) }
  loading = Promise.resolve(complete) // for the next search
  return complete
}
