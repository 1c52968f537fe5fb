import { readSync } from 'node:fs'
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
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  watchOutput()
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

/** Longer than any save, and than any dump of one. */
const longestInput = 50_000_000

/** Reads standard input, without `process.stdin`, which would make a pipe return errors instead of waiting. */
export function readInput(): Uint8Array {
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
