import { chromium } from 'playwright-core'
import { launchBrowser } from '../../../scripts/browser/launch-browser.ts'
import type { Engine } from './engine.ts'

/** Starts the Chromium that all other tests use. */
export async function launchChromium(): Promise<Engine> {
  const server = await launchBrowser('lean')
  const browser = await chromium.connect(server.wsEndpoint())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  return {
    name: `chromium ${browser.version()}`,
    async open(url) {
      await page.goto(url)
    },
    evaluate: expression => page.evaluate(expression),
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
