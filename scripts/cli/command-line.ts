import { parseArgs } from 'node:util'
import { CommandError } from './command-error.ts'

/** What a command accepts, and its help. */
export interface CommandLine {
  /** E.g. `npm run data-diff -- BASE [--changelog]`. */
  readonly call: string
  /** What the command does, what its arguments and options mean. */
  readonly help: string
  /** Options by name, without `--`: a `flag`, or followed by a `value`. `help` is added to all. */
  readonly options?: Readonly<Record<string, 'flag' | 'value'>>
  /** Minimum and maximum number of other arguments; none by default. */
  readonly count?: readonly [least: number, most: number]
}

/** The arguments of a command, checked against its command line. */
export interface CommandArguments {
  readonly isHelp: boolean
  /** Flags that are set. */
  readonly flags: ReadonlySet<string>
  /** Values of options. */
  readonly values: ReadonlyMap<string, string>
  /** All arguments that are not options. */
  readonly others: readonly string[]
}

/** The help of a command. */
export function helpText({ call, help }: CommandLine): string {
  return `usage: ${call}\n\n${help}`
}

interface OptionToken {
  readonly name: string
  /** With its dashes. */
  readonly rawName: string
  readonly value?: string | undefined
}

/** @throws CommandError that names the option and those that exist */
function checkOption(
  options: Readonly<Record<string, 'flag' | 'value'>>,
  { name, rawName, value }: OptionToken,
): void {
  const kind = Object.hasOwn(options, name) ? options[name] : undefined
  if (kind === undefined) {
    const known = Object.keys(options).map(option => `--${option}`)
    throw new CommandError(`unknown option ${rawName}; allowed: ${known.join(', ')}; run with --help`, 2)
  }
  if (kind === 'flag' && value !== undefined)
    throw new CommandError(`--${name} takes no value; run with --help`, 2)
  if (kind === 'value' && (value === undefined || value === '' || /^-./.test(value)))
    throw new CommandError(`--${name} needs a value; run with --help`, 2)
}

/** Parses the arguments of a command. @throws CommandError if an option or the number of arguments is wrong */
export function parseCommandLine(line: CommandLine, args: readonly string[]): CommandArguments {
  const options = { ...line.options, help: 'flag' } as const
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries<'flag' | 'value'>(options).map(([name, kind]) => [
        name,
        { type: kind === 'flag' ? 'boolean' : 'string', ...(name === 'help' ? { short: 'h' } : {}) } as const,
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const flags = new Set<string>()
  const values = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    checkOption(options, token)
    if (token.value === undefined) flags.add(token.name)
    else values.set(token.name, token.value)
  }
  const isHelp = flags.has('help')
  const [least, most] = line.count ?? [0, 0]
  const extra = positionals[most]
  if (!isHelp && extra !== undefined)
    throw new CommandError(`unexpected argument ${extra}; usage: ${line.call}`, 2)
  if (!isHelp && positionals.length < least)
    throw new CommandError(`an argument is missing; usage: ${line.call}`, 2)
  return { isHelp, flags, values, others: positionals }
}

/** Where a command writes lines of text. */
export interface Output {
  /** Writes a result. */
  readonly print: (text: string) => void
  /** Writes what is wrong, apart from the results. */
  readonly complain: (text: string) => void
}
