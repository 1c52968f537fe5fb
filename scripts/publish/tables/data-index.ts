import { Buffer } from 'node:buffer'
import { type OutputFile, outputFile, packZip } from '../../build/output-file.ts'
import type { AnyTable, Source, TableColumn } from '../../csv/declare.ts'

/** Below data/. */
export const archivePath = 'san-andreas-save-tables.zip'

/**
 * All tables as CSV and the package description in one zip. Built only on demand, as packing takes half a
 * second. @param downloads all downloads, in any order
 */
export function dataArchive(downloads: readonly OutputFile[]): OutputFile {
  const packed = downloads.filter(({ path }) => path.endsWith('.csv') || path === 'datapackage.json')
  return { path: archivePath, content: packZip(packed) }
}

const sizeOf = ({ path, content }: OutputFile) => ({ path, size_bytes: Buffer.byteLength(content) })

function columnEntry({ name, label, kind, unit, description }: TableColumn) {
  const { choices, json } = kind
  return {
    name,
    label,
    type: kind.name,
    ...(json && { json }),
    unit,
    description,
    ...(choices && { values: choices }),
  }
}

/** `index.json`: lists each table with its columns and file sizes, and all other files. */
export function dataIndex(
  tables: readonly AnyTable[],
  source: Source,
  downloads: readonly OutputFile[],
): OutputFile {
  return outputFile('index.json', () => {
    const isOf = ({ name }: AnyTable, { path }: OutputFile) =>
      path === `${name}.json` || path === `${name}.csv`
    const entries = tables.map(table => ({
      table: table.name,
      title: table.title,
      row: table.rowMeaning,
      rows: table.rows(source).length,
      columns: table.columns.map(columnEntry),
      files: downloads.filter(file => isOf(table, file)).map(sizeOf),
    }))
    const others = downloads.filter(file => !tables.some(table => isOf(table, file)))
    // One table per line.
    const lines = entries.map(entry => JSON.stringify(entry)).join(',\n')
    const otherFiles = JSON.stringify(others.map(sizeOf))
    return `{"tables":[\n${lines}\n],\n"other_files":${otherFiles}}\n`
  })
}
