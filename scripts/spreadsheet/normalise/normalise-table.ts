import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../../cli/write-file.ts'
import { decodeWindows1252 } from '../../csv/cell-fault.ts'
import { csvSource, parseCsv, writeCsv } from '../../csv/csv-file.ts'
import type { AnyTable, Source } from '../../csv/declare.ts'
import { tables } from '../../tables/tables.ts'
import { normaliseRows } from './normalise-rows.ts'

/** Decodes a file saved by a spreadsheet: UTF-8, UTF-16 ("Unicode text") or Windows-1252 ("CSV"). @returns the encoding if it is not UTF-8 */
function decodeText(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  if (isUtf8(bytes))
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), encoding: null }
  return { text: decodeWindows1252(bytes), encoding: 'Windows-1252' }
}

/**
 * Normalises a table's file: UTF-8, commas, line feeds, minimal quotes, sorted columns and rows, and
 * unambiguous fixes of cells. @param source provides the other files
 * @returns its content, the changes, one phrase each, and why some cells or rows were left unchanged
 */
export function normaliseTable(table: AnyTable, bytes: Uint8Array, source: Source) {
  const { text, encoding } = decodeText(bytes)
  const parsed = parseCsv(table.file, text)
  if (parsed.problems.length > 0 || parsed.rows.length === 0)
    return { content: text, changes: [], left: ['it cannot be read as CSV'] }
  const { rows, changes, left } = normaliseRows(table, parsed, source)
  const content = writeCsv({ rows })
  const found = [
    ...(encoding === null ? [] : [`was encoded as ${encoding}`]),
    ...parsed.notes.map(note => note.replace(/^has /, 'had ').replace(/^begins /, 'began ')),
    ...changes,
  ]
  const isAsFound = found.length > 0 || content === text
  const quoting = isAsFound ? [] : ['had quotes that are not needed, or no line end at the end']
  return { content, changes: [...found, ...quoting], left }
}

/** The bytes of a file; null if it is missing or not a regular file, which the data check reports. */
function readBytes(path: string): Buffer | null {
  try {
    return statSync(path).isFile() ? readFileSync(path) : null // reading a pipe could block forever
  } catch {
    return null
  }
}

/**
 * Normalises the CSV files of all tables. @param root absolute path of the repository @returns changes and
 * unchanged problems, one line each
 */
export function normaliseAll(root: string): readonly string[] {
  const source = csvSource(root)
  return tables.flatMap(table => {
    const path = join(root, table.file)
    const bytes = readBytes(path)
    if (bytes === null) return [`${table.file}: left unchanged, it cannot be read`]
    const { content, changes, left } = normaliseTable(table, bytes, source)
    if (changes.length > 0) replaceFile(path, content)
    return [
      ...changes.map(change => `${table.file}: ${change}`),
      ...left.map(reason => `${table.file}: left unchanged, ${reason}`),
    ]
  })
}
