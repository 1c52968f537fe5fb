import { CommandError } from '../cli/command-error.ts'
import { csvSource } from '../csv/csv-file.ts'
import { formatReport } from '../csv/report.ts'
import { formatTables } from '../tables/tables.ts'
import { compileFormat } from './codec/compile-format.ts'
import type { SaveCodecs } from './codec/read-save.ts'
import { formatDefinition, mobileDefinition } from './format-definition.ts'
import { packRecipes } from './recipes/pack-recipes.ts'

/**
 * The codecs of PC and mobile saves, built from the tables of a repository. @throws CommandError if the tables have problems
 */
export function repositoryCodecs(root: string): SaveCodecs {
  const source = csvSource(root)
  const { definition, problems } = formatDefinition(source)
  const all = [...formatTables.flatMap(table => table.problems(source)), ...problems]
  if (all.length > 0)
    throw new CommandError(`the format tables have problems; run npm run data\n${formatReport(all)}`)
  return [compileFormat(definition), compileFormat(mobileDefinition(source))]
}

/** The recipes of a repository, and the format that they are for. */
export function repositoryRecipes(root: string) {
  const source = csvSource(root)
  const { definition } = formatDefinition(source)
  return { definition, recipes: packRecipes(definition, source) }
}
