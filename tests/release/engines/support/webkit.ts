import { existsSync, readdirSync } from 'node:fs'

import { join } from 'node:path'
import { vi } from 'vitest'
import type { Engine } from './engine.ts'
import { freePort, run } from './process.ts'

/** The browser that the driver of WebKitGTK starts; distributions keep it beside the library. */
function findBrowser(): string {
  const libraries = '/usr/lib'
  const folders = readdirSync(libraries).flatMap(name =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(version => join(libraries, name, version)),
  )
  const found = folders.map(folder => join(folder, 'MiniBrowser')).find(path => existsSync(path))
  if (found === undefined) throw new Error('there is no MiniBrowser of WebKitGTK')
  return found
}

/** A WebDriver command (https://w3c.github.io/webdriver/). @throws the driver's error, or that it did not answer */
async function send<Value>(method: 'POST' | 'DELETE', url: string, body: object = {}): Promise<Value> {
  const request = method === 'POST' ? { method, body: JSON.stringify(body) } : { method }
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(60_000) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(value.message)
  return value
}

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

/** Starts WebKitGTK, on a virtual screen if there is none. @throws if the driver, browser or screen is missing */
export async function launchWebKit(): Promise<Engine> {
  const { DISPLAY } = process.env
  const screen = DISPLAY ? null : await run('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24'])
  const port = await freePort()
  const driver = await run('WebKitWebDriver', ['-p', String(port)], {
    DISPLAY: screen ? `:${await screen.said(/\d+(?=\n)/)}` : DISPLAY,
  })
  const sessions = `http://127.0.0.1:${port}/session`
  const options = { binary: findBrowser(), args: ['--automation'] }
  await vi.waitUntil(() => fetch(`http://127.0.0.1:${port}/status`).catch(() => null), { timeout: 30_000 })
  const { sessionId, capabilities } = await send<Session>('POST', sessions, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `${sessions}/${sessionId}`
  const evaluate = (expression: string): Promise<unknown> => {
    const script = `Promise.resolve(${expression}).then(arguments[0], error => arguments[0]('failed: ' + error))`
    return send('POST', `${session}/execute/async`, { script, args: [] })
  }
  // A window of 900 pixels, as in the other engines, below a bar of 38: the number of rows in view depends on
  // it.
  await send('POST', `${session}/window/rect`, { width: 1280, height: 938 })
  return {
    name: `webkitgtk ${capabilities.browserVersion}`,
    async open(url) {
      await send('POST', `${session}/url`, { url })
    },
    evaluate,
    async close() {
      await send('DELETE', session)
      await driver.end()
      await screen?.end()
    },
  }
}
