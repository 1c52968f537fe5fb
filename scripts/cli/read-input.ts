import { readSync } from 'node:fs'
import { CommandError } from './command-error.ts'
import { withFile } from './file-fault.ts'

/** Longer than any save, and than any dump of one. */
const mostBytes = 50_000_000

/**
 * Reads standard input, without `process.stdin`, which would make a pipe return errors instead of waiting.
 * @throws CommandError if it cannot be read, or is too long
 */
export function readInput(): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const chunk = new Uint8Array(2 ** 16)
    const length = withFile('standard input', () => readSync(0, chunk))
    if (length === 0) return Uint8Array.from(Buffer.concat(chunks))
    chunks.push(chunk.subarray(0, length))
    size += length
    if (size > mostBytes) throw new CommandError(`standard input has more than ${mostBytes} bytes`)
  }
}
