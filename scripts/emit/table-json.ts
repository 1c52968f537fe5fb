import type { AnyTable, Source } from '../table-engine/table.ts'

/** All rows as a JSON array of objects with the names of the CSV columns, one row per line. */
export function tableJson(table: AnyTable, source: Source): string {
  const lines = table.rows(source).map(row => {
    const cells = table.columns.map(({ name, property }) => [name, row[property] ?? null])
    return JSON.stringify(Object.fromEntries(cells))
  })
  return `[\n${lines.join(',\n')}\n]\n`
}
