import { Groups } from '#shared/collections.ts'
import type { LocationRow } from './coordinates/locationRows.ts'
import { elementAt, type IndexEntry, readEntries, routeOf } from './entries.ts'
import { readIndexedLayout } from './indexedLayout.ts'
import { readVariables } from './variables.ts'
import { indexWords, nameEntries, plain } from './words.ts'

/** All search data. */
export interface SearchIndex extends Readonly<ReturnType<typeof makeIndex>> {
  /** Locations with coordinates; null until needed (`loadLocations`). */
  readonly locations: readonly Location[] | null
}

type IndexData = Awaited<ReturnType<typeof fetchIndex>>

/** Entries by the number of their code. */
function numberCodes(
  entries: readonly IndexEntry[],
  notation: 'decimal' | 'hex',
): ReadonlyMap<number, readonly number[]> {
  const byNumber = new Groups<number, number>()
  entries.forEach(({ code, counting }, entry) => {
    if (code === '' || counting !== notation) return
    const number = notation === 'hex' ? Number.parseInt(code, 16) : Number(code)
    if (!Number.isNaN(number)) byNumber.put(number, entry)
  })
  return byNumber
}

/**
 * Further names of entries: the labels of zones, which are no words of a text; what users call recipes, pages and folders; of
 * block pages also both parts of the title, and the older names that no field has: `money` is a field.
 */
function otherNamesOf(entries: readonly IndexEntry[]) {
  const fields = new Set(
    entries.flatMap(({ kind, title }) => (kind === 'Fields' ? [title.toLowerCase()] : [])),
  )
  const namesOf = ({ kind, title, code, detail }: IndexEntry): readonly string[] => {
    if (kind === 'Map zones') return [code]
    const names = detail.split(' · ')
    if (kind === 'Recipes' || kind === 'The file') return names.slice(1)
    if (kind !== 'Pages') return []
    if (code === '') return names
    return [...title.split(': '), ...names.filter(name => !fields.has(name.toLowerCase()))]
  }
  return entries.flatMap((entry, number) => namesOf(entry).map(name => [number, name] as const))
}

/** Alternative names of a kind. */
const otherKindNames: Readonly<Record<string, string>> = {
  Locations: 'doors',
  Pages: 'blocks',
  'Radar icons': 'blips sprites',
  'The file': 'blocks',
  'Vehicle colours': 'car paints',
  'Vehicle mods': 'car parts',
  Vehicles: 'cars mods colours',
}

/** The words that name a group in queries, each after a space. */
const nameWords = (group: string, otherNames = '') => ` ${plain(`${group} ${otherNames}`)}`

function makeIndex({ searchKinds, searchLayout, variableTexts }: IndexData) {
  const siteEntries = readEntries(searchKinds)
  const variables = readVariables(variableTexts)
  const entries = [...siteEntries, ...variables.entries]
  const layout = readIndexedLayout(searchLayout, entries)
  const structs = [...layout.structs.values()]
  const structOf = new Map(structs.flatMap(({ name, fields }) => fields.map(({ entry }) => [entry, name])))
  const kindOf = (entry: number) => entries[entry]?.kind ?? ''
  const words = indexWords(entries)
  const kindNames = new Map(searchKinds.map(({ kind }) => [kind, nameWords(kind, otherKindNames[kind])]))
  const pageTitles = new Map(
    siteEntries.filter(({ kind }) => kind === 'Pages').map(({ code, title }) => [code, title]),
  )
  return {
    layout,
    /** Those of the site in order, then those of script variables. */
    entries,
    variables,
    words,
    /** Entries by their names as `nameOf` joins them. */
    byName: nameEntries(words, otherNamesOf(entries)),
    byDecimal: numberCodes(entries, 'decimal'),
    byHex: numberCodes(entries, 'hex'),
    /** Entries of the script variables that have texts of their own. */
    variableEntries: new Map(
      variableTexts.named.map(([index], position) => [index, siteEntries.length + position]),
    ),
    kindOf,
    /** Kinds by the words that name them. */
    kindNames,
    /** Kinds, and structs as groups of fields: `stored car` and `garages` for the cars of block 03. */
    groupNames: new Map([
      ...kindNames,
      ...structs.map(({ name, block }) => [name, nameWords(name, pageTitles.get(block))] as const),
    ]),
    groupOf: (entry: number) => structOf.get(entry) ?? kindOf(entry),
  }
}

/** x, y and, if known, z. */
export type Coordinates = readonly number[]

/** A row with coordinates, as a result. */
export type Location = ReturnType<typeof readLocations>[number]

/** Joins the rows with coordinates to the index entries. */
function readLocations(entries: readonly IndexEntry[], locationRows: readonly LocationRow[]) {
  const kinds = new Set(locationRows.map(({ kind }) => kind))
  const entriesByRoute = new Map(
    entries.flatMap((one, entry) => (kinds.has(one.kind) ? [[routeOf(one), entry] as const] : [])),
  )
  return locationRows.flatMap(({ kind, route, own, points: written }) => {
    const points: readonly Coordinates[] = written
      .map(point => point.filter(one => one !== null))
      .filter(({ length }) => length > 0)
    if (points.length === 0) return []
    const entry = entriesByRoute.get(route) ?? null // of a row found only by its coordinates
    const texts = entry === null ? own : elementAt(entries, entry)
    const { title, code, detail } = texts ?? { title: kind, code: '', detail: '' }
    return { kind, entry, points, hit: { route, title, code, detail } }
  })
}

/** Loads the data of the index. */
const fetchIndex = () => import('../generated/search/index.ts')

let loading: Promise<SearchIndex> | null = null

/** Loads the index once; a failed load is retried by the next call. */
export function loadIndex(): Promise<SearchIndex> {
  loading ??= fetchIndex().then(data => ({ ...makeIndex(data), locations: null }))
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** Loads the tables with coordinates. Few queries need them. */
export async function loadLocations(index: SearchIndex): Promise<SearchIndex> {
  const { locationRows } = await import('./coordinates/locationRows.ts')
  const complete = { ...index, locations: readLocations(index.entries, locationRows) }
  loading = Promise.resolve(complete) // for the next search
  return complete
}
