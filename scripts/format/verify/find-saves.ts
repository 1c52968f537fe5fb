import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../../cli/command-error.ts'
import type { Output } from '../../cli/command-line.ts'
import { nameOther, readFileWith, withFile } from '../../cli/file-fault.ts'
import { foreignSave, type SaveCodecs } from '../codec/read-save.ts'

/** What saves are read with. */
export interface SaveInput {
  readonly codecs: SaveCodecs
  /** Reads standard input, for the file name `-`. @throws CommandError if it cannot be read */
  readonly readInput: () => Uint8Array
}

/** The longest save that is read: mobile saves can grow. */
const mostBytes = 1_000_000

/** The bytes of a file, at most one more than the longest save has: a wrong file may be huge. */
function readSaveFile(path: string): Uint8Array {
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

/** The bytes of a save. @param file `-` for standard input @throws CommandError if it cannot be read, or is of another game */
export function readSaveBytes({ codecs, readInput }: SaveInput, file: string): Uint8Array {
  const bytes = file === '-' ? readInput() : readFileWith(file, readSaveFile)
  const foreign = foreignSave(codecs, bytes)
  if (foreign !== null) throw new CommandError(`${file}: ${foreign}`)
  return bytes
}

const isSaveName = (name: string) => name.toLowerCase().endsWith('.b')

/** Whether there is a folder at a path; false also for a path that leads nowhere, as `a.b/c`: reading it says why. */
export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/**
 * Runs a function on each file that paths select: `-` for standard input, a file itself, or the files `*.b` of a folder and its
 * subfolders. Links to files and named folders are followed; those in folders to other folders are not, as they may lead in a
 * circle. Nothing but regular files is opened, so that pipes do not block.
 * @param use its CommandErrors concern one file only
 * @returns the number of files, and of those and other paths that were complained about
 */
export function eachSave(
  paths: readonly string[],
  { complain }: Pick<Output, 'complain'>,
  use: (file: string) => void,
): { readonly files: number; readonly faults: number } {
  const files: string[] = []
  let faults = 0
  function attempt(path: string, work: (path: string) => void): void {
    try {
      withFile(path, () => work(path))
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      complain(error.message)
      faults++
    }
  }
  function findFile(path: string): void {
    const found = statSync(path)
    if (!found.isFile()) throw new CommandError(`${path}: is ${nameOther(found)}, not a save file`)
    files.push(path)
  }
  function findInFolder(folder: string): void {
    const entries = readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory() || isSaveName(entry.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const { name } of entries) attempt(join(folder, name), isSaveName(name) ? findFile : findInFolder)
  }
  function findInNamedFolder(folder: string): void {
    const before = files.length + faults
    findInFolder(folder)
    if (files.length + faults === before) throw new CommandError(`${folder}: contains no save files (*.b)`)
  }
  function find(path: string): void {
    if (path === '-') files.push(path)
    else if (isFolder(path)) findInNamedFolder(path)
    else findFile(path)
  }
  for (const path of paths) attempt(path, find)
  for (const file of files) attempt(file, use)
  return { files: files.length, faults }
}
