import { createHash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../csv/error-code.ts'

/** What a file system gives, or the code of the fault that keeps it back. */
function attempt<Result>(ask: () => Result): Result | string {
  try {
    return ask()
  } catch (error) {
    return errorCode(error)
  }
}

const byName = (one: Dirent, other: Dirent) => (one.name < other.name ? -1 : 1)

/** All files below a folder of `root`, or the one file, by the order of their names; none where there is neither. */
export function* filesBelow(root: string, path: string): Generator<string> {
  const whole = join(root, path)
  if (!existsSync(whole)) return
  if (statSync(whole).isDirectory()) yield* filesIn(root, path)
  else yield path
}

function* filesIn(root: string, folder: string): Generator<string> {
  const entries = attempt(() => readdirSync(join(root, folder), { withFileTypes: true }))
  if (typeof entries === 'string') yield folder
  else
    for (const entry of entries.sort(byName)) {
      const path = `${folder}/${entry.name}`
      if (entry.isFile()) yield path
      else yield* entry.isDirectory() ? filesIn(root, path) : filesBelow(root, path)
    }
}

/**
 * Tells one state of files from another: any byte, name or file more or less changes it. What cannot be read counts with
 * the reason, which whoever needs it will say.
 * @param paths files and folders from `root`
 * @param apart folders below them that do not count
 * @returns 16 hex digits
 */
export function hashFiles(root: string, paths: readonly string[], apart: readonly string[] = []): string {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesBelow(root, path)) {
      if (apart.some(folder => file.startsWith(`${folder}/`))) continue
      const content = attempt(() => readFileSync(join(root, file)))
      hash.update(`\n${file} ${content.length}\n`).update(content)
    }
  return hash.digest('hex').slice(0, 16)
}
