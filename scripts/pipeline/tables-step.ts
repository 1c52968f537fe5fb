import { tableCsv, tableJson } from '../emit/table-downloads.ts'
import { tableModule } from '../emit/table-module.ts'
import { copiedModule } from '../step/generated-module.ts'
import { outputFile } from '../step/output-file.ts'
import type { Step } from '../step/step.ts'
import { checkTables } from '../tables/check-tables.ts'
import { sourcesInWords } from '../tables/provenance/named-sources.ts'
import { tables } from '../tables/tables.ts'

/** Checks all tables and writes each as JSON, as CSV and, where pages need it, as a module. */
export const tablesStep: Step = ({ root, source }) => {
  const modules = tables
    .filter(({ hasModule }) => hasModule)
    .map(table =>
      outputFile(`${table.name}.ts`, () => tableModule(table, source, sourcesInWords(source, table.name))),
    )
  return {
    problems: checkTables(source),
    modules: [
      copiedModule(root, 'rows.ts', 'scripts/emit/rows.ts'),
      copiedModule(root, 'tables.ts', 'scripts/emit/table-types.ts'),
      ...modules,
    ],
    downloads: tables.flatMap(table => [
      outputFile(`${table.name}.json`, () => tableJson(table, source)),
      outputFile(`${table.name}.csv`, () => tableCsv(table, source)),
    ]),
  }
}
