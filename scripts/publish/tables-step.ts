import { outputFile } from '../build/output-file.ts'
import type { Step } from '../build/step.ts'
import { sourcesText } from '../tables/shared/named-sources.ts'
import { checkTables } from '../tables/tables.ts'
import { tableCsv, tableJson } from './tables/table-downloads.ts'
import { tableModule } from './tables/table-module.ts'
import { publishedTables } from './tables/table-sources.ts'

/** Checks all tables and writes each as JSON, as CSV and, if pages need it, as a module. */
export const tablesStep: Step = ({ source }) => {
  const modules = publishedTables
    .filter(({ hasModule }) => hasModule)
    .map(table =>
      outputFile(`${table.name}.ts`, () => tableModule(table, source, sourcesText(table, source))),
    )
  return {
    problems: checkTables(source),
    modules,
    downloads: publishedTables.flatMap(table => [
      outputFile(`${table.name}.json`, () => tableJson(table, source)),
      outputFile(`${table.name}.csv`, () => tableCsv(table, source)),
    ]),
  }
}
