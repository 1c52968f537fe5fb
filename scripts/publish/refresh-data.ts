import type { Problem } from '../csv/problem.ts'
import { buildData, type DataBuild } from './build-data.ts'
import { hashInputs, isMade, keepStamp, type MadeFolder } from './stamp.ts'
import { writeDownloads, writeModules } from './write-files.ts'

const writers = { 'src/generated': writeModules, 'dist/data': writeDownloads }

export interface Refreshed {
  /** What is wrong with the data, or what could not be written. */
  readonly problems: readonly Problem[]
  readonly notes: readonly string[]
  /** What was built; null when all had been made before. */
  readonly build: DataBuild | null
}

/**
 * Checks the data and brings folders up to date; nothing is written while there are problems. When the same data passed
 * before and the folders are as they were left, nothing is done.
 * @param root absolute path of the repository
 * @param folders what to write; none to check alone
 * @param make builds in memory; tests give a shorter one
 */
export function refreshData(root: string, folders: readonly MadeFolder[], make = buildData): Refreshed {
  const inputs = hashInputs(root)
  if (isMade(root, inputs, folders)) return { problems: [], notes: [], build: null }
  const build = make(root)
  const { notes } = build
  if (build.problems.length > 0) return { problems: build.problems, notes, build }
  const problems = folders.flatMap(folder => writers[folder](root, build))
  // What has something to say says it each time.
  if (problems.length === 0 && notes.length === 0) keepStamp(root, inputs, folders)
  return { problems, notes, build }
}
