import { Buffer } from 'node:buffer'
import { strToU8, zipSync } from 'fflate'
import type { OutputFile } from '../../build/output-file.ts'

/** Below data/. */
export const archivePath = 'san-andreas-save-tables.zip'

const toBytes = (content: OutputFile['content']) =>
  typeof content === 'string' ? strToU8(content) : new Uint8Array(Buffer.from(content))

/**
 * All tables as CSV and the description of the package, in one zip. Packing takes half a second, so only what needs the
 * archive makes it.
 * @param downloads all downloads, in any order
 */
export function dataArchive(downloads: readonly OutputFile[]): OutputFile {
  const packed = downloads
    .filter(({ path }) => path.endsWith('.csv') || path === 'datapackage.json')
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const files = Object.fromEntries(packed.map(({ path, content }) => [path, toBytes(content)]))
  // The least time that a zip can hold, as the clock on the wall has it: the same files make the same bytes everywhere.
  const noTime = new Date(1980, 0, 1)
  return { path: archivePath, content: zipSync(files, { level: 9, mtime: noTime }) }
}
