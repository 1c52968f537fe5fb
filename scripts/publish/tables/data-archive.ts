import type { OutputFile } from '../../build/output-file.ts'
import { packZip } from '../../build/pack-zip.ts'

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
