import type { Source } from '../csv/engine/table.ts'
import type { Problem } from '../csv/problem.ts'
import type { OutputFile } from './output-file.ts'

export interface BuildContext {
  /** Absolute path of the repository. */
  readonly root: string
  /** Gives the rows of a table: `weapons.rows(source)`. */
  readonly source: Source
}

export interface StepResult {
  readonly problems?: readonly Problem[]
  /** Files of src/generated. */
  readonly modules?: readonly OutputFile[]
  /** Files of dist/data. */
  readonly downloads?: readonly OutputFile[]
}

/**
 * Derives files from data-csv. What cannot be read or is wrong becomes a problem, never an error that hides the
 * problems of others. Runs also when the tables have problems; what it made is then thrown away.
 */
export type Step = (context: BuildContext) => StepResult
