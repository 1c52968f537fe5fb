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
  /** Minimum and maximum number of arguments. */
  readonly count: readonly [least: number, most: number]
  /** Options, in addition to --help. */
  readonly options: readonly string[]
  /** @returns the exit code. @throws CommandError for errors the user can fix */
  readonly run: (context: Context, args: Arguments) => number
}
