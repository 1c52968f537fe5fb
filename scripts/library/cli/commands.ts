import { readSync } from 'node:fs'
import { CommandError } from '../../cli/command-error.ts'
import { fileFault } from '../../cli/file-fault.ts'
import { watchOutput } from '../../cli/run-command.ts'
import { compileFormat } from '../../format/codec/compile-format.ts'
import type { SaveCodecs } from '../../format/codec/platform.ts'
import { type PackedFormat, type PackedNames, unpackDefinition } from '../packed-definition.ts'
import type { RecipeData } from '../recipes.ts'
import { paintFor } from './paint.ts'
import { runCli } from './run-cli.ts'

/** Data of the commands. */
interface CommandData {
  readonly format: PackedFormat
  readonly names: PackedNames
  readonly recipeData: RecipeData
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

/** Longer than any save, and than any dump of one. */
const longestInput = 50_000_000

/** Reads standard input, without `process.stdin`, which would make a pipe return errors instead of waiting. */
function readInput(): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    while (size < longestInput) {
      const chunk = new Uint8Array(2 ** 16)
      const length = readSync(0, chunk)
      if (length === 0) break
      chunks.push(chunk.subarray(0, length))
      size += length
    }
  } catch (error) {
    throw new CommandError(`standard input: ${fileFault(error)}`)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}

/** Runs the command of this process and sets its exit code. */
export function main({ format, names, recipeData, version }: CommandData): void {
  watchOutput()
  const codecs = unpackCodecs(format, names)
  const print = (text: string) => process.stdout.write(`${text}\n`)
  const complain = (text: string) => process.stderr.write(`${text}\n`)
  const paint = paintFor(process.stdout, process.env.NO_COLOR)
  const writeOutput = (bytes: Uint8Array) => process.stdout.write(bytes)
  const context = { codecs, recipeData, version, print, complain, paint, readInput, writeOutput }
  process.exitCode = runCli(context, process.argv.slice(2))
}
