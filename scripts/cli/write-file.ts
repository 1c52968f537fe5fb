import { randomUUID } from 'node:crypto'
import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from './command-error.ts'
import { nameOther, withFile } from './file-fault.ts'

/** A file to write to. */
interface Target {
  /** The file itself, where a link leads to it. */
  readonly path: string
  /** Null for a new file. */
  readonly stats: Stats | null
}

/** @throws CommandError for anything but a regular file, a link to one, or a name that is free */
function findTarget(path: string): Target {
  const named = lstatSync(path, { throwIfNoEntry: false })
  if (named === undefined) return { path, stats: null }
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined)
    throw new CommandError(`${path}: is a link to a file that does not exist; name that file`)
  if (!stats.isFile()) throw new CommandError(`${path}: is ${nameOther(stats)}, not a file`)
  return { path: named.isSymbolicLink() ? realpathSync(path) : path, stats }
}

/**
 * Writes a temporary file beside a target, as on another disk it could not be moved into place, and verifies it. Its
 * name is short, so that the target may have the longest name.
 */
function writeAside(path: string, bytes: Uint8Array, mode: number | undefined): string {
  const aside = join(dirname(path), `.${randomUUID()}.tmp`)
  try {
    const file = openSync(aside, 'wx')
    try {
      if (mode !== undefined) fchmodSync(file, mode & 0o777)
      writeFileSync(file, bytes)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    if (!readFileSync(aside).equals(bytes)) throw new CommandError(`${path}: the disk has stored other bytes`)
    return aside
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

/** Moves a temporary file to a name that is free. @returns false if it has been taken meanwhile */
function moveToNew(aside: string, path: string): boolean {
  try {
    linkSync(aside, path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    copyFileSync(aside, path, constants.COPYFILE_EXCL) // a file system without links
  } finally {
    rmSync(aside, { force: true })
  }
  return true
}

/** Keeps a copy of a file under the first free name of `NAME.orig`, `NAME.orig-2` … @returns its path */
function keepCopy({ path, stats }: Target): string {
  const bytes = readFileSync(path)
  for (let count = 1; ; count++) {
    const kept = `${path}.orig${count === 1 ? '' : `-${count}`}`
    if (lstatSync(kept, { throwIfNoEntry: false }) === undefined)
      if (moveToNew(writeAside(kept, bytes, stats?.mode), kept)) return kept
  }
}

/**
 * Writes a file completely or not at all, and replaces one that exists. Links are followed and the mode is kept.
 * @throws CommandError if it cannot be written, or is no regular file
 */
export function replaceFile(path: string, content: Uint8Array | string): void {
  const write = () => {
    const { path: target, stats } = findTarget(path)
    renameSync(writeAside(target, Buffer.from(content), stats?.mode), target)
  }
  withFile(path, write, 'written')
}

/**
 * Writes a changed copy of a file. An existing file is only replaced if forced, and a copy of it is kept first: it may be the
 * only save of a game. @returns the path of that copy; null for a new file @throws CommandError if the file exists or cannot be
 * written
 */
export function writeCopy(path: string, bytes: Uint8Array, isForced: boolean): string | null {
  const taken = `${path} already exists; choose another name, or overwrite it with --force`
  const write = () => {
    const target = findTarget(path)
    if (target.stats === null) {
      if (!moveToNew(writeAside(path, bytes, undefined), path)) throw new CommandError(taken)
      return null
    }
    if (!isForced) throw new CommandError(taken)
    const kept = keepCopy(target)
    replaceFile(path, bytes)
    return kept
  }
  return withFile(path, write, 'written')
}
