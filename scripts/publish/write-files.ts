import { Buffer } from 'node:buffer'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputFile } from '../build/output-file.ts'
import { errorCode } from '../csv/error-code.ts'
import type { Problem } from '../csv/problem.ts'
import { problemOfFile } from '../csv/read-file.ts'

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
    const rule = `cannot be written (${errorCode(error)})`
    const fix = 'check whether the disk is full or read-only, and your permissions; then run again'
    return [problemOfFile(folder, { rule, allowed: 'a folder to write to', fix })]
  }
}
