import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileFault, nameOther } from '../../cli/file-fault.ts'

export interface FoundSaves {
  readonly files: readonly string[]
  /** What is wrong with a path, in words. */
  readonly faults: readonly string[]
}

const fault = (path: string, words: string): FoundSaves => ({ files: [], faults: [`${path}: ${words}`] })

/** A path that must be a file. */
function findFile(path: string): FoundSaves {
  const found = statSync(path)
  return found.isFile()
    ? { files: [path], faults: [] }
    : fault(path, `is ${nameOther(found)}, not a save file`)
}

function findInFolder(folder: string): FoundSaves {
  const names = readdirSync(folder).filter(name => name.toLowerCase().endsWith('.b'))
  if (names.length === 0) return fault(folder, 'contains no save files (*.b)')
  return findAll(
    names.sort().map(name => join(folder, name)),
    findFile,
  )
}

function findAll(paths: readonly string[], find: (path: string) => FoundSaves): FoundSaves {
  const all = paths.map(path => {
    try {
      return find(path)
    } catch (error) {
      return fault(path, fileFault(error))
    }
  })
  return { files: all.flatMap(({ files }) => files), faults: all.flatMap(({ faults }) => faults) }
}

/**
 * The files selected by paths: a file itself, or the files `*.b` of a folder. Nothing is opened, so that
 * pipes do not block; links are followed.
 */
export function findSaves(paths: readonly string[]): FoundSaves {
  return findAll(paths, path => (statSync(path).isDirectory() ? findInFolder(path) : findFile(path)))
}
