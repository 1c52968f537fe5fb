import type { CommandArguments, CommandLine } from '../../cli/command-line.ts'
import type { SaveCodecs } from '../../format/codec/platform.ts'
import type { Paint } from './paint.ts'

/** Output and data of a command. */
export interface Context {
  readonly codecs: SaveCodecs
  readonly recipes: readonly PackedRecipe[]
  readonly version: string
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  readonly paint: Paint
}

/** A recipe of the site: conditions and writes. */
export interface PackedRecipe {
  readonly key: string
  readonly goal: string
  readonly caveat: string | null
  readonly steps: readonly PackedStep[]
}

export interface PackedStep {
  /** E.g. `block20.paint[all]`. */
  readonly field: string
  /** Required value, as a range cell; null for any. */
  readonly needs: string | null
  /** Value to write; null if only checked. */
  readonly value: number | null
}

/** A command of the program; its `call` begins with its own name. */
export interface Command extends CommandLine {
  /** For the list of commands, where `help` is long. */
  readonly summary?: string
  /** @returns the exit code. @throws CommandError for errors the user can fix */
  readonly run: (context: Context, args: CommandArguments) => number
}
