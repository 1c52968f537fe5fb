import { spawn } from 'node:child_process'

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
      for (let tries = 0; tries < 600; tries++) {
        const [found] = pattern.exec(output) ?? []
        if (found !== undefined) return found
        await new Promise(resolve => setTimeout(resolve, 100))
      }
      throw new Error(`${command} did not say ${pattern}: ${output}`)
    },
    output: () => output,
    async end() {
      child.kill()
      await ended
    },
  }
}
