import { tableCsv } from '../emit/table-csv.ts'
import { tableJson } from '../emit/table-json.ts'
import { tableModule } from '../emit/table-module.ts'
import { tablesModule } from '../emit/tables-module.ts'
import type { Step } from '../step/step.ts'
import { checkTables } from '../tables/check-tables.ts'
import { tables } from '../tables/tables.ts'

/** Tables whose modules are made by steps of their own, because rows as objects would be too large. */
const ownModules = ['variables']

/** Checks all tables and writes each as a module, as JSON and as CSV. */
export const tablesStep: Step = ({ source }) => {
  const plain = tables.filter(({ name }) => !ownModules.includes(name))
  const modules = plain.map(table => ({ path: `${table.name}.ts`, content: tableModule(table, source) }))
  return {
    problems: checkTables(source),
    modules: [{ path: 'tables.ts', content: tablesModule(tables, source) }, ...modules],
    downloads: tables.flatMap(table => [
      { path: `${table.name}.json`, content: tableJson(table, source) },
      { path: `${table.name}.csv`, content: tableCsv(table, source) },
    ]),
  }
}
