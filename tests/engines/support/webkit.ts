import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { run } from './process.ts'

const port = 9815
const display = ':98'

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

/** A command of WebDriver (https://w3c.github.io/webdriver/). @throws what the driver says against it */
async function ask<Value>(method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<Value> {
  const request = method === 'POST' ? { method, body: JSON.stringify(body) } : { method }
  const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, request)
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(value.message)
  return value
}

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

/** Starts WebKitGTK, on a screen of its own where there is none. @throws when driver, browser or screen is missing */
export async function launchWebKit(): Promise<Engine> {
  const screen = process.env.DISPLAY ? null : await run('Xvfb', [display, '-screen', '0', '1400x1100x24'])
  const driver = await run('WebKitWebDriver', ['-p', String(port)], {
    DISPLAY: process.env.DISPLAY ?? display,
  })
  const options = { binary: findBrowser(), args: ['--automation'] }
  await new Promise(resolve => setTimeout(resolve, 1000)) // the driver does not say when it listens
  const { sessionId, capabilities } = await ask<Session>('POST', '', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  await ask('POST', `/${sessionId}/window/rect`, { width: 1280, height: 1000 })
  return {
    name: `webkitgtk ${capabilities.browserVersion}`,
    async open(url) {
      await ask('POST', `/${sessionId}/url`, { url })
    },
    evaluate(expression) {
      const script = `Promise.resolve(${expression}).then(arguments[0], error => arguments[0]('failed: ' + error))`
      return ask('POST', `/${sessionId}/execute/async`, { script, args: [] })
    },
    async close() {
      await ask('DELETE', `/${sessionId}`)
      await driver.end()
      await screen?.end()
    },
  }
}
