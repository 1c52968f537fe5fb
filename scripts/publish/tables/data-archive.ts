import { Buffer } from 'node:buffer'
import { strToU8, zipSync } from 'fflate'
import type { OutputFile } from '../../build/output-file.ts'

/** Below data/. */
export const archivePath = 'san-andreas-save-tables.zip'

const toBytes = (content: OutputFile['content']) =>
  typeof content === 'string' ? strToU8(content) : new Uint8Array(Buffer.from(content))

/**
 * All tables as CSV and the package description in one zip. Built only on demand, as packing takes half a
 * second. @param downloads all downloads, in any order
 */
export function dataArchive(downloads: readonly OutputFile[]): OutputFile {
  const packed = downloads
    .filter(({ path }) => path.endsWith('.csv') || path === 'datapackage.json')
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const files = Object.fromEntries(packed.map(({ path, content }) => [path, toBytes(content)]))
  // The earliest time a zip can store, in local time, so that the same files give the same bytes everywhere.
  const noTime = new Date(1980, 0, 1)
  return { path: archivePath, content: zipSync(files, { level: 9, mtime: noTime }) }
}
