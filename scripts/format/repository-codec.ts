import { csvSource } from '../csv/csv-source.ts'
import { formatReport } from '../csv/report.ts'
import { formatTables } from '../tables/format/format-tables.ts'
import { compileFormat, type SaveCodec } from './codec/compile-format.ts'
import { formatDefinition } from './format-definition.ts'

/**
 * The codec built from the tables of a repository. @throws Error if the tables have problems
 */
export function repositoryCodec(root: string): SaveCodec {
  const source = csvSource(root)
  const { definition, problems } = formatDefinition(source)
  const all = [...formatTables.flatMap(table => table.problems(source)), ...problems]
  if (all.length > 0) throw new Error(`the format tables have problems\n${formatReport(all)}`)
  return compileFormat(definition)
}
