import { launchBrowser } from '../../../../scripts/dev/launch-browser.ts'
import { noteFirstScreens } from '../../../browser/support/first-screen.ts'
import { desktop } from '../../../browser/support/page.ts'
import type { Engine } from './engine.ts'

/** Starts the Chromium that all other tests use. */
export async function launchChromium(): Promise<Engine> {
  const browser = await launchBrowser('lean')
  const page = await browser.newPage({ viewport: desktop })
  await noteFirstScreens(page.context())
  return {
    name: `chromium ${browser.version()}`,
    async open(url) {
      await page.goto(url)
    },
    evaluate: expression => page.evaluate(expression),
    close: () => browser.close(),
  }
}
