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
 * Ends the process when its output cannot be written: with exit code 1 if the disk is full, for example, but silently
 * if the program that reads a pipe has closed it, as `head` does.
 */
export function watchOutput(): void {
  if (process.stdout.listenerCount('error') > 0) return
  process.stdout.on('error', error => {
    const isClosed = 'code' in error && error.code === 'EPIPE'
    if (!isClosed) {
      process.stderr.write(`the output ${fileFault(error, 'written')}\n`)
      process.exitCode = 1
    }
    process.exit()
  })
  process.stderr.on('error', () => {}) // nowhere to report it
}

/**
 * Runs a command: prints its help, or parses the arguments and runs it. An error that the user can fix,
 * such as an unknown option or a missing file, is shown without a stack trace and sets the exit code.
 */
export async function runCommand(
  line: CommandLine,
  run: (args: CommandArguments) => void | Promise<void>,
): Promise<void> {
  watchOutput()
  try {
    const parsed = parseCommandLine(line, process.argv.slice(2))
    if (parsed.isHelp) console.log(helpText(line))
    else await run(parsed)
  } catch (error) {
    const { message, exitCode } = failureOf(error)
    console.error(message)
    process.exitCode = exitCode
  }
}
