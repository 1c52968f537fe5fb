import type { CommandArguments, CommandLine, Output } from '../../cli/command-line.ts'
import type { SaveInput } from '../../format/verify/find-saves.ts'
import type { RecipeData } from '../recipes.ts'

const codes = { path: 36, old: 31, new: 32, note: 2 } as const

/** Colours a part of the output. */
export type Paint = (part: keyof typeof codes, text: string) => string

/** No colours. */
export const plain: Paint = (_, text) => text

/** Colours on a supporting terminal; `util.styleText` is missing in some versions of Node 20. */
export function paintFor(stream: { readonly isTTY?: boolean }, noColour: string | undefined): Paint {
  if (stream.isTTY !== true || (noColour !== undefined && noColour !== '')) return plain
  return (part, text) => `\u001b[${codes[part]}m${text}\u001b[0m`
}

/** The numbers that fields take, by list and name: `lists` of `gtasa-save/data`. */
export type NamedNumbers = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What a command reads and writes besides files. */
export interface Context extends Output, SaveInput {
  readonly recipeData: RecipeData
  readonly lists: NamedNumbers
  readonly version: string
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
