import type { SearchKind } from '../../../src/shared/search-types.ts'
import { madeFrom } from '../../build/generated-module.ts'
import { outputFile } from '../../build/output-file.ts'
import type { Source } from '../../csv/engine/table.ts'
import { stepWithFormat } from '../../format/format-definition.ts'
import { tables } from '../../tables/tables.ts'
import { describe } from './describe.ts'
import { searchLayout } from './layout/search-layout.ts'
import type { SearchEntries } from './search-source.ts'
import { searchSources } from './sources/all-sources.ts'
import { searchVariables } from './variables.ts'

const imports =
  "import type { SearchKind, SearchLayout, SearchVariables } from '../../shared/search-types.ts'\n\n"

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

function indexModule(source: Source): string {
  const kinds = searchSources.flatMap(({ readEntries }) => readEntries(source)).map(searchKind)
  const constants = [
    `export const searchKinds: readonly SearchKind[] = ${JSON.stringify(kinds)}\n`,
    `export const searchLayout: SearchLayout = ${JSON.stringify(searchLayout(source))}\n`,
    `export const variableTexts: SearchVariables = ${JSON.stringify(searchVariables(source))}\n`,
  ]
  return [madeFrom('data-csv'), imports, ...constants].join('')
}

/** Writes the search index. */
export const searchStep = stepWithFormat(tables, ({ source }) => ({
  modules: [outputFile('search/index.ts', () => indexModule(source))],
}))
