import { Buffer } from 'node:buffer'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { OutputFile } from '../build/output-file.ts'
import { errorCode } from '../csv/error-code.ts'
import type { Fault, Problem } from '../csv/problem.ts'
import { problemOfFile } from '../csv/read-file.ts'
import type { DataBuild } from './build-data.ts'

const faults: Readonly<Record<string, Fault>> = {
  ENOSPC: { rule: 'has no room on the disk', allowed: 'some free megabytes', fix: 'make room, run again' },
  EROFS: { rule: 'lies on a read-only disk', allowed: 'a folder to write to', fix: 'work in another folder' },
  EACCES: { rule: 'may not be written', allowed: 'a folder you own', fix: 'look at owner and permissions' },
  ENOTDIR: { rule: 'is no folder', allowed: 'a folder at this path', fix: 'move the file away, run again' },
  EISDIR: { rule: 'is a folder', allowed: 'a file at this path', fix: 'move the folder away, run again' },
}
const sameFault: Readonly<Record<string, string>> = {
  EPERM: 'EACCES',
  EEXIST: 'ENOTDIR',
  ENOTEMPTY: 'EISDIR',
}

function faultOf(error: unknown): Fault {
  const code = errorCode(error)
  const other = {
    rule: `cannot be written (${code})`,
    allowed: 'a folder to write to',
    fix: 'look at disk and permissions, run again',
  }
  return faults[sameFault[code] ?? code] ?? other
}

/** Thrown with the path that could not be written. */
class WriteError extends Error {
  readonly path: string
  constructor(path: string, cause: unknown) {
    super(`cannot write ${path}`, { cause })
    this.path = path
  }
}

function attempt(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw error instanceof WriteError ? error : new WriteError(path, error)
  }
}

function isSame(path: string, bytes: Uint8Array): boolean {
  return existsSync(path) && lstatSync(path).isFile() && readFileSync(path).equals(bytes)
}

function isFolder(path: string): boolean {
  return existsSync(path) && lstatSync(path).isDirectory()
}

/** Makes a folder step by step: by its own way to make several, Node takes a read-only disk for a missing folder. */
function makeFolder(path: string): void {
  if (isFolder(path)) return
  if (!existsSync(path)) makeFolder(dirname(path))
  mkdirSync(path)
}

/** The files of a folder that are not among those wanted. */
function staleFiles(folder: string, wanted: ReadonlySet<string>): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !wanted.has(relative(folder, path).replaceAll(sep, '/')))
}

/**
 * Makes a folder hold exactly these files. What is new or changed is written aside first and moved into place only when
 * all of it is there, so that a full disk leaves the folder as it was; files that are the same keep their time.
 * @param folder path from `root`
 * @returns a problem when something cannot be written
 */
function writeFolder(root: string, folder: string, files: readonly OutputFile[]): readonly Problem[] {
  const target = join(root, folder)
  const aside = join(dirname(target), `.${basename(target)}-${process.pid}`)
  const changed = files
    .map(({ path, content }) => ({ path, bytes: Buffer.from(content) }))
    .filter(({ path, bytes }) => !isSame(join(target, path), bytes))
  try {
    attempt(target, () => makeFolder(target))
    for (const { path, bytes } of changed) {
      const place = dirname(join(target, path))
      attempt(place, () => makeFolder(place))
      attempt(join(target, path), () => {
        if (isFolder(join(target, path))) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
        makeFolder(dirname(join(aside, path)))
        writeFileSync(join(aside, path), bytes)
      })
    }
    const stale = staleFiles(target, new Set(files.map(({ path }) => path)))
    for (const { path } of changed)
      attempt(join(target, path), () => renameSync(join(aside, path), join(target, path)))
    for (const path of stale) attempt(path, () => rmSync(path))
    return []
  } catch (error) {
    if (!(error instanceof WriteError)) throw error
    return [problemOfFile(relative(root, error.path).replaceAll(sep, '/'), faultOf(error.cause))]
  } finally {
    if (existsSync(aside)) rmSync(aside, { recursive: true })
  }
}

/** Writes the generated modules to src/generated and removes those no longer made; a problem when that fails. */
export function writeModules(root: string, { modules }: Pick<DataBuild, 'modules'>): readonly Problem[] {
  return writeFolder(root, 'src/generated', modules)
}

/** Writes the downloads to dist/data and removes those no longer made; a problem when that fails. */
export function writeDownloads(
  root: string,
  { downloads }: Pick<DataBuild, 'downloads'>,
): readonly Problem[] {
  return writeFolder(root, 'dist/data', downloads)
}
