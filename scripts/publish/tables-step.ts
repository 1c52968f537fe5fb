import { outputFile } from '../build/output-file.ts'
import type { Step } from '../build/step.ts'
import { checkTables } from '../tables/check-tables.ts'
import { sourcesText } from '../tables/provenance/named-sources.ts'
import { tables } from '../tables/tables.ts'
import { tableCsv, tableJson } from './tables/table-downloads.ts'
import { tableModule } from './tables/table-module.ts'

/** Checks all tables and writes each as JSON, as CSV and, if pages need it, as a module. */
export const tablesStep: Step = ({ source }) => {
  const modules = tables
    .filter(({ hasModule }) => hasModule)
    .map(table =>
      outputFile(`${table.name}.ts`, () => tableModule(table, source, sourcesText(source, table.name))),
    )
  return {
    problems: checkTables(source),
    modules,
    downloads: tables.flatMap(table => [
      outputFile(`${table.name}.json`, () => tableJson(table, source)),
      outputFile(`${table.name}.csv`, () => tableCsv(table, source)),
    ]),
  }
}
