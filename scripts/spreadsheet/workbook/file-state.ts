import { createHash } from 'node:crypto'

/** Hash of a file's text. */
export function stateOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
