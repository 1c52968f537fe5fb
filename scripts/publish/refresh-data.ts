import type { Problem } from '../csv/problem.ts'
import type { DataBuild } from './build-data.ts'
import { writeFolder } from './write-files.ts'

const contents = { 'src/generated': 'modules', 'dist/data': 'downloads' } as const

/** A folder with generated files only. */
export type GeneratedFolder = keyof typeof contents

export interface Refreshed {
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
