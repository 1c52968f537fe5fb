import { Buffer } from 'node:buffer'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { OutputFile } from '../step/step.ts'
import type { DataBuild } from './build-data.ts'

/** Makes a folder hold exactly these files; files that are the same already keep their time. */
function writeFolder(folder: string, files: readonly OutputFile[]): void {
  mkdirSync(folder, { recursive: true })
  const wanted = new Set(files.map(({ path }) => path))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).replaceAll(sep, '/')
    if (entry.isFile() && !wanted.has(name)) rmSync(path)
  }
  for (const { path, content } of files) {
    const target = join(folder, path)
    const bytes = Buffer.from(content)
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
}

/** Writes the generated modules to src/generated and removes those no longer made. */
export function writeModules(root: string, { modules }: DataBuild): void {
  writeFolder(join(root, 'src/generated'), modules)
}

/** Writes the downloads to dist/data and removes those no longer made. */
export function writeDownloads(root: string, { downloads }: DataBuild): void {
  writeFolder(join(root, 'dist/data'), downloads)
}
