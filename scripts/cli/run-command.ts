import { CommandError } from './command-error.ts'
import { type CommandArguments, type CommandLine, helpText, parseCommandLine } from './command-line.ts'
import { fileFault } from './file-fault.ts'

/** The message and exit code for an error that the user can fix. @throws all other errors */
function failureOf(error: unknown): CommandError {
  if (error instanceof CommandError) return error
  const isFile = error instanceof Error && 'path' in error && typeof error.path === 'string'
  if (isFile) return new CommandError(`${error.path}: ${fileFault(error)}`)
  throw error
}

/**
 * Runs a command: prints its help, or parses the arguments and runs it. An error that the user can fix,
 * such as an unknown option or a missing file, is shown without a stack trace and sets the exit code.
 */
export async function runCommand(
  line: CommandLine,
  run: (args: CommandArguments) => void | Promise<void>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const parsed = parseCommandLine(line, args)
    if (parsed.isHelp) console.log(helpText(line))
    else await run(parsed)
  } catch (error) {
    const { message, exitCode } = failureOf(error)
    console.error(message)
    process.exitCode = exitCode
  }
}
