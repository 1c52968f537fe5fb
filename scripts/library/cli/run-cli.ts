import { CommandError } from '../../cli/command-error.ts'
import { type CommandLine, helpText, parseCommandLine } from '../../cli/command-line.ts'
import { runVerify } from '../../format/verify/run-verify.ts'
import type { Command, Context } from './command.ts'
import { diff } from './diff.ts'
import { inspect } from './inspect.ts'
import { recipe } from './recipe.ts'
import { get, set } from './values-commands.ts'
import { where } from './where.ts'

const commands: Readonly<Record<string, Command>> = { inspect, get, set, diff, where, recipe }

const name = 'gtasa-save'
const verifyUsage = 'verify FILES or FOLDERS [--json] [--strict]'

const usage = `usage: ${name} COMMAND …
Reads, compares and changes save files of GTA San Andreas (PC, phones and tablets).

${Object.values(commands)
  .map(({ usage: call, what }) => `  ${call}\n      ${what}\n`)
  .join('')}  ${verifyUsage}
      reports whether each save is sound

Paths are those of the site, e.g. block15.money or block12.cars[3].model. Files are written completely or not at all.
An existing file is only overwritten with --force; if it is the input, the original is kept as NAME.orig.

  --json         output for machines
  --unusual      also writes values that no known save has
  -h, --help     this text, or that of a command: ${name} get --help
  --version      version of the package

Exit code:
  0  done; diff: no difference; verify: every save is sound
  1  a file could not be read or written, a value does not fit, or the recipe is not for the save; diff: there are differences
  2  wrong arguments; nothing was read or written`

function commandLine({ usage: call, what, count, options }: Command): CommandLine {
  const kinds = options.map(option => [option.slice(2), option === '--out' ? 'value' : 'flag'] as const)
  return { call: `${name} ${call}`, help: what, options: Object.fromEntries(kinds), count }
}

function runCommand(command: Command, args: readonly string[], context: Context): number {
  const line = commandLine(command)
  const { isHelp, flags, values, others } = parseCommandLine(line, args)
  if (isHelp) {
    context.print(helpText(line))
    return 0
  }
  return command.run(context, {
    paths: others,
    out: values.get('out') ?? null,
    isJson: flags.has('json'),
    isForced: flags.has('force'),
    isUnusual: flags.has('unusual'),
    isList: flags.has('list'),
  })
}

/**
 * Runs the command `gtasa-save`. @param args command line arguments after the command @returns the exit code
 */
export function runCli(context: Context, args: readonly string[]): number {
  const [first, ...rest] = args
  if (first === undefined || first === '-h' || first === '--help' || first === 'help') {
    if (first === undefined) context.complain(usage)
    else context.print(usage)
    return first === undefined ? 2 : 0
  }
  if (first === '--version') {
    context.print(context.version)
    return 0
  }
  if (first === 'verify') return runVerify(context.codecs, rest, context, `${name} ${verifyUsage}`)
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined
  if (command === undefined) {
    context.complain(`unknown command ${first}; run ${name} --help`)
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
