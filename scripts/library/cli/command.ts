import type { SaveCodec } from '../../format/codec/compile-format.ts'
import type { Paint } from './paint.ts'

/** Where a command prints, and what it has been given beside its arguments. */
export interface Context {
  readonly codec: SaveCodec
  readonly recipes: readonly PackedRecipe[]
  readonly version: string
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  readonly paint: Paint
}

/** A recipe of the site: what it needs and what it writes. */
export interface PackedRecipe {
  readonly key: string
  readonly goal: string
  readonly caveat: string | null
  readonly steps: readonly PackedStep[]
}

export interface PackedStep {
  /** E.g. `block20.paint[all]`. */
  readonly field: string
  /** What must be there, as the range cell of a table has it; null for anything. */
  readonly needs: string | null
  /** What is written; null when it is only looked at. */
  readonly value: number | null
}

/** Options and other arguments of a command line. */
export interface Arguments {
  readonly paths: readonly string[]
  readonly out: string | null
  readonly isJson: boolean
  readonly isForced: boolean
  readonly isUnusual: boolean
  readonly isList: boolean
}

export interface Command {
  /** E.g. `get FILE PATH…`. */
  readonly usage: string
  readonly what: string
  /** Fewest and most arguments beside the options. */
  readonly count: readonly [least: number, most: number]
  /** Options it takes, beside --help. */
  readonly options: readonly string[]
  /** @returns the exit code. @throws CommandError for what the user can mend */
  readonly run: (context: Context, args: Arguments) => number
}

/** What keeps a command from doing its work. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  /** 1 for files and values, 2 for wrong arguments. */
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
