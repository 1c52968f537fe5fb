import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desktop } from '../../../browser/support/page.ts'
import { connectBidi } from './bidi.ts'
import type { Engine } from './engine.ts'
import { run } from './process.ts'

/** Starts Firefox in a profile of its own. @throws when there is none */
export async function launchFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const command = process.env.FIREFOX_PATH ?? 'firefox-esr'
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const browser = await run(command, [...options, '--width', '1280', '--height', '1000'])
  const address = await browser.said(/ws:\/\/127\.0\.0\.1:\d+/)
  const send = await connectBidi(`${address}/session`)
  const { capabilities } = await send('session.new', { capabilities: {} })
  const { contexts = [] } = await send('browsingContext.getTree', {})
  const context = contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: desktop })
  return {
    name: `${capabilities?.browserName} ${capabilities?.browserVersion}`,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const text = `Promise.resolve(${expression}).then(value => JSON.stringify(value ?? null))`
      const answer = await send('script.evaluate', {
        ...{ expression: text, target: { context }, awaitPromise: true },
      })
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? text)
      return JSON.parse(answer.result?.value ?? 'null')
    },
    async close() {
      await browser.end() // its close command may not return
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
