import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inject } from 'vitest'

const sizes = new Map<string, Promise<number>>()

/** Size of a file of the site as a host sends it. */
function gzipBytes(file: string): Promise<number> {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = readFile(join(inject('siteFolder'), file)).then(
    content => gzipSync(content, { level: 9 }).length,
  )
  sizes.set(file, size)
  return size
}

/** Size of several files together. */
export async function sumBytes(files: readonly string[]): Promise<number> {
  const all = await Promise.all(files.map(gzipBytes))
  return all.reduce((total, size) => total + size, 0)
}

/** Loaded only after an idle time, so only some visits see them: the offline worker, and what sorts and filters. */
const isLoadedLater = (file: string) => /\/(registerWorker|workbox-window|sw\.js$|tableTools)/.test(file)

/** Bytes (gzip) of the scripts and styles that a visit requested for its first page. */
export async function bytesOf(requests: readonly string[]): Promise<{ script: number; style: number }> {
  const files = [...new Set(requests)]
    .map(request => new URL(request).pathname.replace(/^\/docs\//, ''))
    .filter(file => !isLoadedLater(file))
  const sum = (ending: string) => sumBytes(files.filter(file => file.endsWith(ending)))
  return { script: await sum('.js'), style: await sum('.css') }
}
