import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files that the offline worker of a built site keeps. */
export function readPrecache(folder: string): string[] {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  return [...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, file = '']) => file)
}
