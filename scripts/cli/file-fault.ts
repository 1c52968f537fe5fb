import { type Stats, statSync } from 'node:fs'
import { CommandError } from './command-error.ts'

/** Messages for the most common errors; others use the system's message. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EISDIR: 'is a folder, not a file',
  ELOOP: 'is a link to itself',
  ENAMETOOLONG: 'the name is too long',
}

const causes: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'no space left for this user',
}

/**
 * Explains why a path could not be read, or written. @throws the error itself if it is not a file system error
 */
export function fileFault(error: unknown, verb: 'read' | 'written' = 'read'): string {
  if (!(error instanceof Error && 'code' in error)) throw error
  const code = String(error.code)
  return reasons[code] ?? `cannot be ${verb} (${causes[code] ?? error.message})`
}

/** Describes a path that is not a regular file. Such paths are not opened: a pipe could block forever. */
export function nameOther(found: Stats): string {
  if (found.isDirectory()) return 'a folder'
  if (found.isFIFO()) return 'a pipe'
  return found.isSocket() ? 'a socket' : 'a device'
}

/** Runs a function that reads or writes a file. @throws CommandError if the file system refuses it */
export function withFile<Result>(path: string, work: () => Result, verb?: 'read' | 'written'): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${path}: ${fileFault(error, verb)}`)
  }
}

/** Reads a file with a function. @throws CommandError if it is no regular file, or cannot be read */
export function readFileWith<Content>(path: string, read: (path: string) => Content): Content {
  return withFile(path, () => {
    const stats = statSync(path)
    if (!stats.isFile()) throw new CommandError(`${path}: is ${nameOther(stats)}, not a file`)
    return read(path)
  })
}
