import { readInput } from '../../cli/read-input.ts'
import { watchOutput } from '../../cli/run-command.ts'
import { compileFormat } from '../../format/codec/compile-format.ts'
import type { SaveCodecs } from '../../format/codec/read-save.ts'
import { type PackedFormat, type PackedNames, unpackDefinition } from '../packed-definition.ts'
import type { RecipeData } from '../recipes.ts'
import { paintFor } from './command.ts'
import type { NamedNumbers } from './named-numbers.ts'
import { runCli } from './run-cli.ts'

/** Data of the commands. */
interface CommandData {
  readonly format: PackedFormat
  readonly names: PackedNames
  readonly recipeData: RecipeData
  readonly lists: NamedNumbers
  readonly version: string
}

/** The codecs of all platforms; the names are those of the script of PC. */
export function unpackCodecs([first, ...others]: PackedFormat, names: PackedNames): SaveCodecs {
  const base = unpackDefinition(first)
  return [
    compileFormat(unpackDefinition(first, names)),
    ...others.map(packed => compileFormat(unpackDefinition(packed, undefined, base))),
  ]
}

/** Runs the command of this process and sets its exit code. */
export function main({ format, names, recipeData, lists, version }: CommandData): void {
  watchOutput()
  const codecs = unpackCodecs(format, names)
  const print = (text: string) => process.stdout.write(`${text}\n`)
  const complain = (text: string) => process.stderr.write(`${text}\n`)
  const paint = paintFor(process.stdout, process.env.NO_COLOR)
  const writeOutput = (bytes: Uint8Array) => process.stdout.write(bytes)
  const context = { codecs, recipeData, lists, version, print, complain, paint, readInput, writeOutput }
  process.exitCode = runCli(context, process.argv.slice(2))
}
