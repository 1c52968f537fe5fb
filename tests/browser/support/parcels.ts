import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the offline worker fetches: a pack of several files, or one file by itself. */
export interface Parcel {
  readonly file: string
  readonly holds: readonly string[]
}

/** The list that the build has written into the worker of a built site. */
export function readParcels(folder: string): Parcel[] {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const list = /\/\*parcels\*\/(.*?)\/\*end\*\//s.exec(worker)?.[1]
  return JSON.parse(list ?? 'null')
}
