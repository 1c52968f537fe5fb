import type { AnyTable, Source } from '../../csv/engine/table.ts'
import { parseCsv } from '../../csv/parse-csv.ts'
import { writeCsv } from '../../csv/write-csv.ts'
import { decodeText } from './decode-text.ts'
import { normaliseRows } from './normalise-rows.ts'

interface NormalisedFile {
  readonly content: string
  /** The changes, one phrase each; none if the file was already canonical. */
  readonly changes: readonly string[]
  /** Why some cells or rows were left unchanged. */
  readonly left: readonly string[]
}

/**
 * Normalises a table's file: UTF-8, commas, line feeds, minimal quotes, sorted columns and rows, and
 * unambiguous fixes of cells. @param by sort keys; none for a custom order @param source provides the other
 * files
 */
export function normaliseTable(
  table: AnyTable,
  bytes: Uint8Array,
  by: readonly string[],
  source: Source,
): NormalisedFile {
  const { text, encoding } = decodeText(bytes)
  const parsed = parseCsv(table.file, text)
  if (parsed.problems.length > 0 || parsed.rows.length === 0)
    return { content: text, changes: [], left: ['it cannot be read as CSV'] }
  const { rows, changes, left } = normaliseRows(table, parsed, by, source)
  const content = writeCsv(rows.map(({ cells }) => cells))
  const found = [
    ...(encoding === null ? [] : [`was encoded as ${encoding}`]),
    ...parsed.notes.map(note => note.replace(/^has /, 'had ').replace(/^begins /, 'began ')),
    ...changes,
  ]
  const isAsFound = found.length > 0 || content === text
  const quoting = isAsFound ? [] : ['had quotes that are not needed, or no line end at the end']
  return { content, changes: [...found, ...quoting], left }
}
