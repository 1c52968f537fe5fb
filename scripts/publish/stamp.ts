import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, hashFiles } from '../build/hash-files.ts'
import type { OutputFile } from '../build/output-file.ts'
import { inputs } from '../csv/inputs.ts'

/** A folder that holds what is made, and nothing else. */
export type MadeFolder = 'src/generated' | 'dist/data'

const stampFile = 'node_modules/.cache/data-stamp.json'

/** What the last build without problems was made from, and what the folders held that it had written. */
interface Stamp {
  readonly inputs: string
  readonly folders: Readonly<Partial<Record<MadeFolder, string>>>
}

/**
 * Tells what a build of now would be made from. Take it before the build: a file that is saved meanwhile may not be in it.
 * Node counts, as it brings the order of letters.
 */
export function hashInputs(root: string): string {
  return `${hashFiles(root, inputs)} ${process.version}`
}

function readStamp(root: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(join(root, stampFile), 'utf8'))
  } catch {
    return null // none yet, or one that was not written to its end
  }
}

/**
 * Whether a build would make nothing new: its inputs have passed all checks, and the folders hold what was made of them,
 * byte for byte.
 * @param inputsHash as `hashInputs` gives it
 * @param folders those that have to be there; none to know that the inputs pass
 */
export function isMade(root: string, inputsHash: string, folders: readonly MadeFolder[]): boolean {
  const stamp = readStamp(root)
  return (
    stamp?.inputs === inputsHash &&
    folders.every(folder => stamp.folders[folder] === hashFiles(root, [folder]))
  )
}

/** Keeps that these inputs pass all checks and gave what stands in these folders now. */
export function keepStamp(root: string, inputsHash: string, folders: readonly MadeFolder[]): void {
  const hashes = folders.map(folder => [folder, hashFiles(root, [folder])])
  const stamp = { inputs: inputsHash, folders: Object.fromEntries(hashes) }
  const path = join(root, stampFile)
  const aside = `${path}-${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(aside, JSON.stringify(stamp))
    renameSync(aside, path)
  } catch {
    if (existsSync(aside)) rmSync(aside) // where nothing can be kept, the next run makes all anew
  }
}

/** The downloads as dist/data holds them, all read, when they are made from the inputs as they are; else null. */
export function keptDownloads(root: string): readonly OutputFile[] | null {
  const folder = 'dist/data'
  if (!isMade(root, hashInputs(root), [folder])) return null
  return [...filesBelow(root, folder)].map(file => ({
    path: file.slice(folder.length + 1),
    content: readFileSync(join(root, file)),
  }))
}
