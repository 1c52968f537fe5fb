import { compileFormat } from '../../format/codec/compile-format.ts'
import { type PackedDefinition, type PackedNames, unpackDefinition } from '../packed-definition.ts'
import type { PackedRecipe } from './command.ts'
import { paintFor } from './paint.ts'
import { runCli } from './run-cli.ts'

/** Data of the commands. */
interface CommandData {
  readonly definition: PackedDefinition
  readonly names: PackedNames
  readonly recipes: readonly PackedRecipe[]
  readonly version: string
}

/** Runs the command of this process and sets its exit code. */
export function main({ definition, names, recipes, version }: CommandData): void {
  // The program that reads a pipe may close it early, as `head` does.
  process.stdout.on('error', () => process.exit())
  const codec = compileFormat(unpackDefinition(definition, names))
  const print = (text: string) => process.stdout.write(`${text}\n`)
  const complain = (text: string) => process.stderr.write(`${text}\n`)
  const paint = paintFor(process.stdout, process.env.NO_COLOR)
  process.exitCode = runCli({ codec, recipes, version, print, complain, paint }, process.argv.slice(2))
}
