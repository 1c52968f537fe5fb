import { parseArgs } from 'node:util'
import { runVerify } from '../../format/verify/run-verify.ts'
import { type Arguments, type Command, CommandError, type Context } from './command.ts'
import { diff } from './diff.ts'
import { inspect } from './inspect.ts'
import { recipe } from './recipe.ts'
import { get, set } from './values-commands.ts'
import { where } from './where.ts'

const commands: Readonly<Record<string, Command>> = { inspect, get, set, diff, where, recipe }

const name = 'gtasa-save'
const verifyUsage = 'verify FILES or FOLDERS [--json]'

const usage = `usage: ${name} COMMAND …
Reads, compares and changes save files of GTA San Andreas (PC).

${Object.values(commands)
  .map(({ usage: call, what }) => `  ${call}\n      ${what}\n`)
  .join('')}  ${verifyUsage}
      tells of each save whether it is sound

Paths are those of the site, e.g. block15.money or block12.cars[3].model. A file that is written stands whole or not at all;
one that is there stays without --force, and then the original is kept as NAME.orig.

  --json         output for machines
  --unusual      also writes values that no known save has
  -h, --help     this text, or that of a command: ${name} get --help
  --version      version of the package

Exit code:
  0  done; diff: no difference; verify: every save is sound
  1  a file could not be read or written, a value does not fit, or the recipe is not for the save; diff: there are differences
  2  wrong arguments; nothing was read or written`

function commandUsage({ usage: call, what }: Command): string {
  return `usage: ${name} ${call}\n${what}`
}

function parseArguments(command: Command, args: readonly string[]): Arguments & { readonly isHelp: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        json: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        unusual: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    })
    const given = Object.entries(values).filter(([, value]) => value !== false)
    const strange = given.find(([option]) => option !== 'help' && !command.options.includes(`--${option}`))
    if (strange !== undefined) throw new CommandError(`unknown option --${strange[0]}`, 2)
    const {
      out = null,
      json: isJson,
      force: isForced,
      unusual: isUnusual,
      list: isList,
      help: isHelp,
    } = values
    return { paths: positionals, out, isJson, isForced, isUnusual, isList, isHelp }
  } catch (error) {
    if (error instanceof TypeError) throw new CommandError(error.message.replace(/\. To specify.*/s, ''), 2)
    throw error
  }
}

function runCommand(command: Command, args: readonly string[], context: Context): number {
  const { isHelp, ...parsed } = parseArguments(command, args)
  if (isHelp) {
    context.print(commandUsage(command))
    return 0
  }
  const [least, most] = command.count
  if (parsed.paths.length < least || parsed.paths.length > most)
    throw new CommandError(`wrong number of arguments\n${commandUsage(command)}`, 2)
  return command.run(context, parsed)
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
  if (first === 'verify') return runVerify(context.codec, rest, context, `${name} ${verifyUsage}`)
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
