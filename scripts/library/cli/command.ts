import type { CommandArguments, CommandLine } from '../../cli/command-line.ts'
import type { SaveCodecs } from '../../format/codec/read-save.ts'
import type { RecipeData } from '../recipes.ts'
import type { NamedNumbers } from './named-numbers.ts'
import type { Paint } from './paint.ts'

/** Output and data of a command. */
export interface Context {
  readonly codecs: SaveCodecs
  readonly recipeData: RecipeData
  readonly lists: NamedNumbers
  readonly version: string
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  /** Reads standard input, for the file name `-`. @throws an error of the file system */
  readonly readInput: () => Uint8Array
  /** Writes to standard output, for the file name `-`. */
  readonly writeOutput: (bytes: Uint8Array) => void
  readonly paint: Paint
}

/** A command of the program; its `call` begins with its own name. */
export interface Command extends CommandLine {
  /** For the list of commands, where `help` is long. */
  readonly summary?: string
  /** @returns the exit code. @throws CommandError for errors the user can fix */
  readonly run: (context: Context, args: CommandArguments) => number
}
