import type { Problem, Source } from '../csv/declare.ts'
import type { OutputFile } from './output-file.ts'

export interface BuildContext {
  /** Absolute path of the repository. */
  readonly root: string
  /** Provides the rows of a table: `weapons.rows(source)`. */
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
 * Derives files from data-csv. Invalid input becomes a problem, never an exception that hides other problems.
 * Also runs if the tables have problems; its files are then discarded.
 */
export type Step = (context: BuildContext) => StepResult
