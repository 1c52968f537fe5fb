import { copyFileSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { CommandError } from '../../cli/command-error.ts'
import { fileFault } from '../../cli/file-fault.ts'

const isSameFile = (one: string, other: string) => {
  const [first, second] = [statSync(one), statSync(other)]
  return first.dev === second.dev && first.ino === second.ino
}

/**
 * Writes a temporary file and renames it, so that the file is complete or absent. Existing files are kept
 * unless forced; an overwritten input is kept as `NAME.orig`, the first time only. @returns a note about the
 * original; null if it is untouched @throws CommandError if the file exists or cannot be written
 */
export function writeFile(
  path: string,
  bytes: Uint8Array,
  { original, isForced }: { readonly original: string; readonly isForced: boolean },
): string | null {
  const aside = `${path}.${process.pid}.tmp`
  try {
    const isThere = existsSync(path)
    if (isThere && !isForced)
      throw new CommandError(`${path} already exists; choose another name, or overwrite it with --force`)
    const kept = isThere && isSameFile(path, original) ? `${path}.orig` : null
    writeFileSync(aside, bytes, { flag: 'wx' })
    if (kept !== null && !existsSync(kept)) copyFileSync(path, kept)
    renameSync(aside, path)
    return kept
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${path}: ${fileFault(error).replace('be read', 'be written')}`)
  } finally {
    rmSync(aside, { force: true })
  }
}
