import type { SearchKind, SearchVariables } from '#shared/search-types.ts'
import { moduleFile } from '../../build/output-file.ts'
import type { SearchRecord, Source } from '../../csv/declare.ts'
import { stepWithFormat } from '../../format/format-definition.ts'
import { tables } from '../../tables/tables.ts'
import { variableArrays } from '../../tables/variable-arrays.ts'
import { locatedVariables } from '../../tables/variables.ts'
import { searchLayout } from './indexed-fields.ts'
import { fieldSource, siteSources, structSource, valueSources } from './sources.ts'
import { type SearchEntries, type SearchSource, tableSource } from './table-entries.ts'

/**
 * The main part of a description. Remarks in brackets and after a semicolon are left to the page: they would
 * be a quarter of the index.
 */
function withoutRemarks(text: string | number | null): string {
  return String(text ?? '').replace(/ ?\([^)]*\)|;.*/g, '')
}

const wordsOf = (text: string) =>
  Array.from(text.toLowerCase().matchAll(/[\p{L}\d]+[+#]*/gu), ([word]) => word)

/**
 * Joins the parts of a description. Omits empty parts and parts without a new word, e.g. an internal name
 * that repeats the words of the name.
 */
export function describe({ title, about, otherNames = [] }: SearchRecord): string {
  const said = new Set(wordsOf(title))
  const news = about.map(withoutRemarks).filter(part => {
    const words = wordsOf(part)
    const isNew = words.some(word => !said.has(word))
    for (const word of words) said.add(word)
    return isNew
  })
  return [...news, ...otherNames].join(' · ')
}

/** All search sources except script variables. */
export const searchSources: readonly SearchSource[] = [
  ...siteSources,
  ...tables.filter(({ search }) => search.length > 0).map(tableSource),
  fieldSource,
  structSource,
  ...valueSources,
]

/** The texts of the script variables and their arrays. */
function searchVariables(source: Source): SearchVariables {
  const all = locatedVariables(source)
  return {
    count: all.length,
    // A name without a meaning states script, kind and number of a working value: 3 KB that no query asks for.
    named: all.flatMap(({ index, row, name }) =>
      row.meaning === null ? [] : [[index, name ?? '', withoutRemarks(row.meaning)] as const],
    ),
    arrays: variableArrays.rows(source).map(({ base, length, width, name, meaning }) => {
      return { base, length, width, name, meaning: withoutRemarks(meaning) }
    }),
  }
}

function searchKind({ kind, route, counting, records }: SearchEntries): SearchKind {
  return {
    kind,
    template: route,
    counting,
    rows: records.map(record => {
      const { title, code, id } = record
      const row = [title, code, describe(record)] as const
      return id === undefined || id === code ? row : [...row, id]
    }),
  }
}

/** Writes the search index. */
export const searchStep = stepWithFormat(tables, ({ source }) => ({
  modules: [
    moduleFile('search/index.ts', () => ({
      from: ['data-csv'],
      types: { 'search-types': ['SearchKind', 'SearchLayout', 'SearchVariables'] },
      constants: {
        searchKinds: {
          type: 'readonly SearchKind[]',
          value: searchSources.flatMap(({ readEntries }) => readEntries(source)).map(searchKind),
        },
        searchLayout: { type: 'SearchLayout', value: searchLayout(source) },
        variableTexts: { type: 'SearchVariables', value: searchVariables(source) },
      },
    })),
  ],
}))
