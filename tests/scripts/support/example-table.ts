import { parseCsv } from '../../../scripts/csv/csv-file.ts'
import type { AnyTable, Source } from '../../../scripts/csv/declare.ts'
import { formatProblem } from '../../../scripts/csv/report.ts'

/** What a table that exists only in a test declares besides its columns. */
export const exampleInfo = {
  file: 'blocks/99-things.csv',
  title: 'Things',
  rowMeaning: 'one thing',
  sources: [],
} as const

/** A source whose files all have the same content. */
export function exampleSource(content: string): Source {
  const csv = parseCsv(`data-csv/${exampleInfo.file}`, content)
  return { csv: () => csv }
}

/** The problems of a table with this content, as they are printed. */
export const problemsOf = (table: AnyTable, content: string) =>
  table.problems(exampleSource(content)).map(problem => formatProblem(problem))
