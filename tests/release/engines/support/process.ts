import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { vi } from 'vitest'

/** A command that runs until it is stopped. */
interface Running {
  /** Waits for a match of the pattern in its output. @throws if there is none within a minute */
  said(pattern: RegExp): Promise<string>
  /** All output so far. */
  output(): string
  end(): Promise<void>
}

/** Starts a command with additional environment variables. @throws if it is not installed */
export async function run(
  command: string,
  options: readonly string[],
  variables: Readonly<NodeJS.ProcessEnv> = {},
): Promise<Running> {
  const env = { ...process.env, ...variables }
  const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      output += text
    })
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', reject)
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  return {
    async said(pattern) {
      try {
        return await vi.waitUntil(() => pattern.exec(output)?.[0], { timeout: 60_000 })
      } catch {
        throw new Error(`${command} did not say ${pattern}: ${output}`)
      }
    },
    output: () => output,
    async end() {
      child.kill()
      await ended
    },
  }
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('there is no free port')
  return address.port
}
