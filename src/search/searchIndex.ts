import { Groups } from '#shared/collections.ts'
import { dollarName } from '#shared/script-variable.ts'
import { type Locations, readLocations } from './coordinates/locations.ts'
import { elementAt, type IndexEntry, readEntries, routeOf } from './entries.ts'
import { namesOfKinds, structNames } from './groupNames.ts'
import { type Layout, readIndexedLayout } from './indexedLayout.ts'
import type { Hit } from './results.ts'
import { indexAndOffset, readVariables, type Variables, type VariableText } from './variables.ts'
import { indexWords, nameEntries, type WordIndex } from './words.ts'

/** Entries by the number of their code. */
type ByNumber = ReadonlyMap<number, readonly number[]>

/** All search data. Entries are the index entries in order, then the texts of script variables. */
export interface SearchIndex {
  readonly layout: Layout
  readonly indexEntries: readonly IndexEntry[]
  /** Those of the fields, by the numbers of the fields. */
  readonly fieldEntries: readonly IndexEntry[]
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
  /** Kinds by the words that name them. */
  readonly kindNames: ReadonlyMap<string, string>
  /** Kinds, and structs as groups of fields, by the words that name them. */
  readonly groupNames: ReadonlyMap<string, string>
  readonly groupOf: (entry: number) => string
  /** Locations with coordinates; null until needed (`loadLocations`). */
  readonly locations: Locations | null
  /** @param note first remark */
  readonly hitOf: (entry: number, note?: string) => Hit
}

type IndexData = Awaited<ReturnType<typeof fetchIndex>>

export const variableKind = 'Script variables'

function numberCodes(indexEntries: readonly IndexEntry[], notation: 'decimal' | 'hex'): ByNumber {
  const entries = new Groups<number, number>()
  indexEntries.forEach(({ code, counting }, indexEntry) => {
    if (code === '' || counting !== notation) return
    const number = notation === 'hex' ? Number.parseInt(code, 16) : Number(code)
    if (!Number.isNaN(number)) entries.put(number, indexEntry)
  })
  return entries
}

type Name = readonly [entry: number, name: string]

/** The labels of zones are the codes of their results: no number, and no word of a text. */
const zoneLabels = (indexEntries: readonly IndexEntry[]): readonly Name[] =>
  indexEntries.flatMap(({ kind, code }, entry) => (kind === 'Map zones' ? [[entry, code] as const] : []))

/**
 * What users call recipes, pages and folders; of block pages also both parts of the title, and the older names that no
 * field has: `money` is a field.
 */
function otherNamesOf(indexEntries: readonly IndexEntry[]): readonly Name[] {
  const fields = new Set(
    indexEntries.flatMap(({ kind, title }) => (kind === 'Fields' ? [title.toLowerCase()] : [])),
  )
  return indexEntries.flatMap(({ kind, title, code, detail }, entry): readonly Name[] => {
    const names = detail.split(' · ')
    if (kind === 'Recipes' || kind === 'The file') return names.slice(1).map(name => [entry, name])
    if (kind !== 'Pages') return []
    if (code === '') return names.map(name => [entry, name])
    const older = names.filter(name => !fields.has(name.toLowerCase()))
    return [...title.split(': '), ...older].map(name => [entry, name])
  })
}

/** A script variable as a result. */
export function variableHit({ textOf }: Variables, index: number): Hit {
  const { name, meaning } = textOf(index)
  return {
    route: `/variables?row=${index}`,
    title: name || `Variable ${dollarName(index)}`,
    code: dollarName(index),
    detail: meaning ? `${indexAndOffset(index)} · ${meaning}` : indexAndOffset(index),
  }
}

function entryHit(indexEntry: IndexEntry, note = ''): Hit {
  const { title, detail, counting } = indexEntry
  const code = counting === 'hex' && indexEntry.code ? `0x${indexEntry.code}` : indexEntry.code
  return { route: routeOf(indexEntry), title, code, detail: [note, detail].filter(Boolean).join(' · ') }
}

function arrayHit({ index, name, meaning, length }: VariableText): Hit {
  return {
    route: `/variables?open=${index}&row=${index}`,
    title: name || `Array ${dollarName(index)}`,
    code: dollarName(index),
    detail: [`array of ${length}`, indexAndOffset(index), meaning].filter(Boolean).join(' · '),
  }
}

function makeIndex({ searchKinds, searchLayout, variableTexts }: IndexData): SearchIndex {
  const indexEntries = readEntries(searchKinds)
  const fieldEntries = indexEntries.filter(({ kind }) => kind === 'Fields')
  const layout = readIndexedLayout(
    searchLayout,
    fieldEntries.map(({ title }) => title),
  )
  const variables = readVariables(variableTexts)
  const { texts } = variables
  const firstField = indexEntries.findIndex(({ kind }) => kind === 'Fields')
  const structOfField = [...layout.structs.values()].flatMap(({ name, fields }) => fields.map(() => name))
  const kindNames = namesOfKinds(searchKinds.map(({ kind }) => kind))
  const kindOf = (entry: number) => indexEntries[entry]?.kind ?? variableKind
  const words = indexWords([
    ...indexEntries.map(({ title, detail }) => [title, detail] as const),
    ...texts.map(({ name, meaning }) => [name, meaning] as const),
  ])
  return {
    layout,
    indexEntries,
    fieldEntries,
    variables,
    words,
    locations: null,
    byName: nameEntries(words, [...zoneLabels(indexEntries), ...otherNamesOf(indexEntries)]),
    firstField,
    firstStruct: indexEntries.findIndex(({ kind }) => kind === 'Structs'),
    byDecimal: numberCodes(indexEntries, 'decimal'),
    byHex: numberCodes(indexEntries, 'hex'),
    variableEntries: new Map(
      texts.flatMap(({ index, length }, number) =>
        length === 0 ? [[index, indexEntries.length + number]] : [],
      ),
    ),
    kindNames,
    kindOf,
    groupNames: new Map([...kindNames, ...structNames(layout, indexEntries)]),
    groupOf: entry => structOfField[entry - firstField] ?? kindOf(entry),
    hitOf(entry, note) {
      const indexEntry = indexEntries[entry]
      if (indexEntry) return entryHit(indexEntry, note)
      const text = elementAt(texts, entry - indexEntries.length)
      return text.length === 0 ? variableHit(variables, text.index) : arrayHit(text)
    },
  }
}

/** Loads the data of the index. */
const fetchIndex = () => import('../generated/search/index.ts')

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
  const complete = { ...index, locations: readLocations(index.indexEntries, locationRows) }
  loading = Promise.resolve(complete) // for the next search
  return complete
}
