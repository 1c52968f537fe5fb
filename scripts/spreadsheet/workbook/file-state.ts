import { createHash } from 'node:crypto'

/** What tells the text of a file from any other. */
export function stateOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
