import { Buffer } from 'node:buffer'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputFile } from '../build/output-file.ts'
import type { Problem } from '../csv/declare.ts'
import { errorCode, problemOfFile } from '../csv/read-file.ts'
import type { DataBuild } from './build-data.ts'

/**
 * Makes a folder contain exactly these files; unchanged files keep their time.
 * @param folder path from `root`
 * @returns a problem when something cannot be written
 */
export function writeFolder(root: string, folder: string, files: readonly OutputFile[]): readonly Problem[] {
  const target = join(root, folder)
  try {
    mkdirSync(target, { recursive: true })
    for (const { path, content } of files) {
      const file = join(target, path)
      const bytes = Buffer.from(content)
      if (existsSync(file) && readFileSync(file).equals(bytes)) continue
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    }
    const wanted = new Set(files.map(({ path }) => join(target, path)))
    for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && !wanted.has(file)) rmSync(file)
    }
    return []
  } catch (error) {
    return [
      problemOfFile(folder, {
        rule: `cannot be written (${errorCode(error)})`,
        allowed: 'a folder to write to',
        fix: 'check whether the disk is full or read-only, and your permissions; then run again',
      }),
    ]
  }
}

const contents = { 'src/generated': 'modules', 'dist/data': 'downloads' } as const

/** A folder with generated files only. */
type GeneratedFolder = keyof typeof contents

interface Refreshed {
  /** Problems in the data, or files that could not be written. */
  readonly problems: readonly Problem[]
  readonly notes: readonly string[]
  readonly build: DataBuild
}

/**
 * Checks the data and writes folders; writes nothing if there are problems. @param root absolute path of the
 * repository @param folders what to write; empty to only check @param make builds in memory
 */
export function refreshData(
  root: string,
  folders: readonly GeneratedFolder[],
  make: (root: string) => DataBuild,
): Refreshed {
  const build = make(root)
  const { problems, notes } = build
  if (problems.length > 0) return { problems, notes, build }
  const faults = folders.map(folder => writeFolder(root, folder, build[contents[folder]]))
  return { problems: faults.find(found => found.length > 0) ?? [], notes, build } // one disk, one fault
}
