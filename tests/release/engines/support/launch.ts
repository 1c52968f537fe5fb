import { afterAll, describe, it } from 'vitest'
import type { Engine } from './engine.ts'

/** Prints a line with any reporter: which version runs, and what was skipped. */
export const say = (words: string) => process.stdout.write(`${words}\n`)

/** Starts an engine or a server; if it cannot be started, prints that it is skipped and returns null. */
export async function launchOrSay<Started>(
  name: string,
  launch: () => Promise<Started>,
): Promise<Started | null> {
  try {
    return await launch()
  } catch (error) {
    say(`NOT RUN: ${name}: ${error}`)
    return null
  }
}

/** Runs tests in an engine, which are skipped if it cannot be started. */
export async function testEngine(
  name: string,
  launch: () => Promise<Engine>,
  ...suites: readonly ((engine: Engine) => void)[]
): Promise<void> {
  const engine = await launchOrSay(name, launch)
  describe.skipIf(engine === null)(name, () => {
    if (engine === null) return it('is not here', () => undefined)
    say(engine.name)
    afterAll(() => engine.close())
    for (const suite of suites) suite(engine)
  })
}
