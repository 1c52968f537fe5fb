import { Buffer } from 'node:buffer'
import { strToU8, zipSync } from 'fflate'
import type { OutputFile } from './output-file.ts'

const toBytes = (content: OutputFile['content']) =>
  typeof content === 'string' ? strToU8(content) : new Uint8Array(Buffer.from(content))

/** Files as one zip, in the order of their paths. */
export function packZip(files: readonly OutputFile[]): Uint8Array {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const entries = sorted.map(({ path, content }) => [path, toBytes(content)])
  // The earliest time a zip can store, in local time, so that the same files give the same bytes everywhere.
  const noTime = new Date(1980, 0, 1)
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: noTime })
}
