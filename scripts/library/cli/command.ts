import type { ChecklistCondition } from '../../../src/shared/checklist.ts'
import type { Platform } from '../../../src/shared/format-types.ts'
import type { RecipeAction } from '../../../src/shared/recipe-types.ts'
import type { CommandArguments, CommandLine } from '../../cli/command-line.ts'
import type { SaveCodecs } from '../../format/codec/platform.ts'
import type { Paint } from './paint.ts'

/** Output and data of a command. */
export interface Context {
  readonly codecs: SaveCodecs
  readonly recipeData: RecipeData
  readonly version: string
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  /** Reads standard input, for the file name `-`. @throws an error of the file system */
  readonly readInput: () => Uint8Array
  /** Writes to standard output, for the file name `-`. */
  readonly writeOutput: (bytes: Uint8Array) => void
  readonly paint: Paint
}

/** A recipe of the site. */
export interface PackedRecipe {
  readonly key: string
  readonly goal: string
  readonly caveat: string | null
  /** For the saves of each platform it is for. */
  readonly actions: Readonly<Partial<Record<Platform, readonly RecipeAction[]>>>
}

/** A row of the 100% checklist. */
export interface PackedTask extends ChecklistCondition {
  readonly number: number
  readonly group: string
  readonly task: string
}

/** The recipes of the site, and the rows of the 100% checklist that they complete. */
export interface RecipeData {
  readonly recipes: readonly PackedRecipe[]
  readonly checklist: readonly PackedTask[]
}

/** A command of the program; its `call` begins with its own name. */
export interface Command extends CommandLine {
  /** For the list of commands, where `help` is long. */
  readonly summary?: string
  /** @returns the exit code. @throws CommandError for errors the user can fix */
  readonly run: (context: Context, args: CommandArguments) => number
}
