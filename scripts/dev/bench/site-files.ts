import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.csv': 'text/csv; charset=utf-8',
  '.xml': 'application/xml',
}

export interface SiteFile {
  readonly headers: Readonly<Record<string, string>>
  /** As it goes over the line. */
  readonly body: Uint8Array
}

/** Every file of a built site by its address, packed as a good host keeps it ready. */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    files.map(entry => {
      const path = join(entry.parentPath, entry.name)
      const content = readFileSync(path)
      const isPacked = extname(path) !== '.png'
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
      const headers = {
        'content-type': types[extname(path)] ?? 'text/plain; charset=utf-8',
        'cache-control': 'max-age=600', // what GitHub Pages says
        etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
        ...(isPacked ? { 'content-encoding': 'br' } : {}),
      }
      const address = `/${relative(folder, path).replaceAll('\\', '/')}`
      return [address, { headers, body: isPacked ? brotliCompressSync(content, { params }) : content }]
    }),
  )
}
