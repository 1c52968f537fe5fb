import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileFault, nameOther } from '../../cli/file-fault.ts'

/** The longest save that is read: mobile saves can grow. */
const mostBytes = 1_000_000

/** The bytes of a file, at most one more than the longest save has: a wrong file may be huge. */
export function readSaveFile(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const bytes = new Uint8Array(Math.min(fstatSync(file).size, mostBytes + 1))
    let length = 0
    while (length < bytes.length) {
      const read = readSync(file, bytes, length, bytes.length - length, length)
      if (read === 0) break
      length += read
    }
    return bytes.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

interface FoundSaves {
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

const isSaveName = (name: string) => name.toLowerCase().endsWith('.b')

/** All files `*.b` in a folder and its subfolders; links to folders are not followed, as they may lead in a circle. */
function findInFolder(folder: string): FoundSaves {
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() || isSaveName(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(entry => join(folder, entry.name))
  return findAll(entries, path => (isSaveName(path) ? findFile(path) : findInFolder(path)))
}

/** @returns a fault if a folder contains no saves */
function findInNamedFolder(folder: string): FoundSaves {
  const found = findInFolder(folder)
  return found.files.length + found.faults.length === 0
    ? fault(folder, 'contains no save files (*.b)')
    : found
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
 * The files selected by paths: `-` for standard input, a file itself, or the files `*.b` of a folder and its subfolders.
 * Nothing is opened, so that pipes do not block; links are followed.
 */
export function findSaves(paths: readonly string[]): FoundSaves {
  return findAll(paths, path => {
    if (path === '-') return { files: [path], faults: [] }
    return isFolder(path) ? findInNamedFolder(path) : findFile(path)
  })
}

/** Whether there is a folder at a path. */
export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
