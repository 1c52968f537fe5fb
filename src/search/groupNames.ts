import type { IndexEntry } from './entries.ts'
import type { Layout } from './indexedLayout.ts'
import { plain } from './words.ts'

/** A group and the words that name it in queries, each after a space. */
type GroupName = readonly [group: string, words: string]

const nameWords = (text: string) => ` ${plain(text)}`

/** Alternative names of a kind. */
const otherNames: Readonly<Record<string, string>> = {
  Locations: 'doors',
  Pages: 'blocks',
  'Radar icons': 'blips sprites',
  'The file': 'blocks',
  'Vehicle colours': 'car paints',
  'Vehicle mods': 'car parts',
  Vehicles: 'cars mods colours',
}

/** The names of kinds. */
export const namesOfKinds = (kinds: readonly string[]): ReadonlyMap<string, string> =>
  new Map(kinds.map((kind): GroupName => [kind, nameWords(`${kind} ${otherNames[kind] ?? ''}`)]))

/** The names of structs, with those of their blocks: `stored car` and `garages` for the cars of block 03. */
export function structNames(layout: Layout, indexEntries: readonly IndexEntry[]): readonly GroupName[] {
  const pageTitles = new Map(
    indexEntries.flatMap(({ kind, code, title }) => (kind === 'Pages' ? [[code, title] as const] : [])),
  )
  return Array.from(layout.structs.values(), ({ name, block }): GroupName => {
    return [name, nameWords(`${name} ${pageTitles.get(block) ?? ''}`)]
  })
}
