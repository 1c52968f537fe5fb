import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface FoundSaves {
  readonly files: readonly string[]
  /** What was wrong with a path, in words. */
  readonly faults: readonly string[]
}

function findIn(path: string): FoundSaves {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return { files: [], faults: [`${path}: there is no such file or folder`] }
  if (found.isFile()) return { files: [path], faults: [] }
  if (!found.isDirectory()) return { files: [], faults: [`${path}: is neither a file nor a folder`] }
  const names = readdirSync(path).filter(name => name.toLowerCase().endsWith('.b'))
  if (names.length === 0) return { files: [], faults: [`${path}: holds no save files (*.b)`] }
  return { files: names.sort().map(name => join(path, name)), faults: [] }
}

/** The files that paths stand for: a file itself, of a folder its files `*.b`. */
export function findSaves(paths: readonly string[]): FoundSaves {
  const all = paths.map(findIn)
  return { files: all.flatMap(({ files }) => files), faults: all.flatMap(({ faults }) => faults) }
}
