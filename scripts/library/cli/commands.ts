import { didYouMean } from '#shared/nearest.ts'
import { CommandError } from '../../cli/command-error.ts'
import { helpText, parseCommandLine } from '../../cli/command-line.ts'
import { readInput } from '../../cli/read-input.ts'
import { watchOutput } from '../../cli/run-command.ts'
import { compileFormat } from '../../format/codec/compile-format.ts'
import type { SaveCodecs } from '../../format/codec/read-save.ts'
import { verifyLine, verifyPaths } from '../../format/verify/run-verify.ts'
import { type PackedFormat, type PackedNames, unpackDefinitions } from '../packed-definition.ts'
import type { RecipeData } from '../recipes.ts'
import { checklist } from './checklist.ts'
import { type Command, type Context, type NamedNumbers, paintFor } from './command.ts'
import { diff } from './diff.ts'
import { inspect } from './inspect.ts'
import { recipe } from './recipe.ts'
import { dump, get, load, set } from './values-commands.ts'
import { where } from './where.ts'

const verify: Command = {
  ...verifyLine('verify FILES or FOLDERS [--json] [--strict]'),
  summary: 'reports whether each save is sound',
  run: (context, args) => verifyPaths(args, context),
}

const commands: Readonly<Record<string, Command>> = {
  inspect,
  get,
  set,
  diff,
  where,
  dump,
  load,
  recipe,
  checklist,
  verify,
}

const name = 'gtasa-save'

const usage = `usage: ${name} COMMAND …
Reads, compares and changes save files of GTA San Andreas (PC, phones and tablets).

${Object.values(commands)
  .map(({ call, help, summary }) => `  ${call}\n      ${summary ?? help}\n`)
  .join('')}

Paths are those of the site, e.g. block15.money or block12.cars[3].model. Files are written completely or not at all.
An existing file is only overwritten with --force, and then kept as NAME.orig, NAME.orig-2 and so on.
FILE is - for standard input, and --out - for standard output.

  --json         output for machines
  --unusual      also writes values that no known save has
  --accept-wrong-checksum
                 also changes a save with a wrong checksum, and writes a right one
  --dry-run      shows what would change, and writes nothing
  --quiet        prints errors only
  -h, --help     this text, or that of a command: ${name} get --help
  --version      version of the package

Exit code:
  0  done; diff: no difference; verify: every save is sound
  1  a file could not be read or written, a value does not fit, or the recipe is not for the save; diff: there are differences
  2  wrong arguments; nothing was read or written`

function runCommand(command: Command, args: readonly string[], context: Context): number {
  const line = { ...command, call: `${name} ${command.call}` }
  const parsed = parseCommandLine(line, args)
  if (!parsed.isHelp) return command.run(context, parsed)
  context.print(helpText(line))
  return 0
}

/**
 * Runs the command `gtasa-save`. @param args command line arguments after the command @returns the exit code
 */
export function runCli(context: Context, args: readonly string[]): number {
  const [first, ...rest] = args[0] === 'help' && args.length > 1 ? [...args.slice(1), '--help'] : args
  if (first === undefined || first === '-h' || first === '--help' || first === 'help') {
    if (first === undefined) context.complain(usage)
    else context.print(usage)
    return first === undefined ? 2 : 0
  }
  if (first === '--version') {
    context.print(context.version)
    return 0
  }
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined
  if (command === undefined) {
    context.complain(
      `unknown command ${first}; run ${name} --help${didYouMean(first, Object.keys(commands))}`,
    )
    return 2
  }
  try {
    return runCommand(command, rest, context)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    context.complain(error.message)
    return error.exitCode
  }
}

/** Data of the commands. */
interface CommandData {
  readonly format: PackedFormat
  readonly names: PackedNames
  readonly recipeData: RecipeData
  readonly lists: NamedNumbers
  readonly version: string
}

/** The codecs of all platforms; the names are those of the script of PC. */
export function unpackCodecs(format: PackedFormat, names: PackedNames): SaveCodecs {
  const [first, ...others] = unpackDefinitions(format, names)
  return [compileFormat(first), ...others.map(compileFormat)]
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
