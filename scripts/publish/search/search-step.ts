import type { PackedKind, PackedThings } from '../../../src/shared/search-types.ts'
import { madeFrom } from '../../build/generated-module.ts'
import { outputFile } from '../../build/output-file.ts'
import type { BuildContext, StepResult } from '../../build/step.ts'
import type { Source } from '../../csv/engine/table.ts'
import { formatDefinition } from '../../format/format-definition.ts'
import { tables } from '../../tables/tables.ts'
import { describe } from './describe.ts'
import { packCodes, packTexts } from './pack.ts'
import { placeLayout } from './place/place-layout.ts'
import type { SearchSource } from './search-source.ts'
import { sourceMakers } from './sources/all-sources.ts'
import { packVariables } from './variables.ts'

const imports =
  "import type { PackedPlaces, PackedThings, PackedVariables } from '../../shared/search-types.ts'\n\n"

function packKind({ kind, route, counting, records }: SearchSource): PackedKind {
  return [kind, route, counting, records.length, packCodes(records.map(({ code }) => code))]
}

function packAll(sources: readonly SearchSource[]): PackedThings {
  const kinds = sources.map(packKind)
  const records = sources.flatMap(source => source.records)
  const codes = sources.flatMap(({ records: own }, place) =>
    kinds[place]?.[4] === null ? own.map(({ code }) => code) : [],
  )
  return {
    kinds,
    titles: packTexts(records.map(({ title }) => title)),
    codes: packTexts(codes),
    details: packTexts(records.map(describe)),
    ids: packTexts(records.map(({ id, code }) => (id === undefined || id === code ? '' : id))),
  }
}

function indexModule(source: Source): string {
  const sources = sourceMakers.flatMap(({ make }) => make(source))
  const things = `export const searchThings: PackedThings = ${JSON.stringify(packAll(sources))}\n`
  const places = `export const searchPlaces: PackedPlaces = ${JSON.stringify(placeLayout(source))}\n`
  const variables = `export const searchVariables: PackedVariables = ${JSON.stringify(packVariables(source))}\n`
  return [madeFrom('data-csv'), imports, things, places, variables].join('')
}

/** Writes the index of the search. */
export function searchStep({ source }: BuildContext): StepResult {
  const isBroken = tables.some(table => table.problems(source).length > 0)
  if (isBroken || formatDefinition(source).problems.length > 0) return {}
  return {
    modules: [outputFile('search/index.ts', () => indexModule(source))],
  }
}
