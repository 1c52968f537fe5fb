import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Fault, type Problem, startOf } from './problem.ts'

/** The code of a file system error, e.g. `ENOENT`; otherwise the message of what was thrown. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

/** A value read from a file, or the problems that prevented it. */
export type ReadResult<Value> =
  | { readonly value: Value; readonly problems: readonly [] }
  | { readonly value: null; readonly problems: readonly Problem[] }

/** A text with the line endings of this repository: editors on Windows write CRLF. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n')

/** A problem with a whole file. */
export function problemOfFile(file: string, fault: Fault): Problem {
  return { ...startOf(file), ...fault }
}

const faults: Readonly<Record<string, Fault>> = {
  ENOENT: { rule: 'is missing', allowed: 'a file at this path', fix: 'restore it, e.g. with git checkout' },
  EISDIR: {
    rule: 'is a folder',
    allowed: 'a file at this path',
    fix: 'move the folder away, restore the file',
  },
  ENOTDIR: {
    rule: 'is not a folder',
    allowed: 'a folder at this path',
    fix: 'move the file away, restore the folder',
  },
}

function attempt<Value>(file: string, read: () => Value): ReadResult<Value> {
  try {
    return { value: read(), problems: [] }
  } catch (error) {
    const code = errorCode(error)
    const unreadable = {
      rule: `cannot be read (${code})`,
      allowed: 'a readable file',
      fix: 'check its permissions, and whether another program has it open',
    }
    return { value: null, problems: [problemOfFile(file, faults[code] ?? unreadable)] }
  }
}

const notAFile: Fault = {
  rule: 'is a pipe, socket or device',
  allowed: 'a regular file',
  fix: 'move it away, restore the file',
}

/**
 * Reads the text of a file. A pipe or device is not opened: reading it could block forever.
 * @param file path from `root`, used in the problem if it cannot be read
 */
export function readText(root: string, file: string): ReadResult<string> {
  const path = join(root, file)
  const found = attempt(file, () => statSync(path))
  if (found.value === null) return found
  if (!found.value.isFile() && !found.value.isDirectory())
    return { value: null, problems: [problemOfFile(file, notAFile)] }
  return attempt(file, () => readFileSync(path, 'utf8'))
}

/** Lists the names in a folder, sorted. */
export function readNames(root: string, folder: string): ReadResult<readonly string[]> {
  return attempt(folder, () => readdirSync(join(root, folder)).sort())
}

/** Lists all files in a folder and its subfolders, sorted, as paths from the folder with forward slashes. */
export function readFolder(root: string, folder: string): ReadResult<readonly string[]> {
  return attempt(folder, () =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => !entry.isDirectory())
      .map(entry => relative(join(root, folder), join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .sort(),
  )
}
