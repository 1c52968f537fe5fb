import type { Engine } from './engine.ts'

/** Calls a function in the page, which sees nothing from outside but what it is given. */
function call<Given>(engine: Engine, act: (given: Given) => unknown, given: Given): Promise<unknown> {
  return engine.evaluate(`(${act})(${JSON.stringify(given)})`)
}

/** Runs within the page: goes to a route and reads all texts of its main part when nothing changes any more. */
async function readText(route: string): Promise<string> {
  const read = () => {
    const main = document.querySelector('main')
    if (!main?.querySelector('h1')) return ''
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    let text = ''
    while (walker.nextNode()) text += ` ${walker.currentNode.nodeValue}`
    return text.replace(/\s+/g, ' ')
  }
  const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
  const link = document.querySelector(`nav a[href="${route.replace(/\?.*/, '')}"]`)
  const isThere = () =>
    document.documentElement.dataset.painted === 'app' &&
    (link ? link.getAttribute('aria-current') === 'page' : document.querySelector('main a[href="#/"]'))
  window.location.hash = route
  window.dispatchEvent(new Event('keydown')) // a sign of the reader: tables of blocks come then
  for (let tries = 0; tries < 200 && !isThere(); tries++) await wait(50)
  let before = ''
  for (let calm = 0, tries = 0; calm < 4 && tries < 200; tries++) {
    await wait(100)
    const now = read()
    calm = now === before && now !== '' && !now.includes('Loading...') ? calm + 1 : 0
    before = now
  }
  return before
}

/** All texts of a page of the site, without a reload. */
export async function textAt(engine: Engine, route: string): Promise<string> {
  return String(await call(engine, readText, route))
}

/** Presses the button of the theme three times. @returns name, scheme and colours of the page after each press */
export function pressTheme(engine: Engine): Promise<unknown> {
  const act = async (presses: number) => {
    const looks: string[][] = []
    for (let press = 0; press < presses; press++) {
      const button = document.querySelector<HTMLElement>('button[aria-label^="Theme:"]')
      button?.click()
      await new Promise(resolve => setTimeout(resolve, 300))
      const { colorScheme, backgroundColor, color } = getComputedStyle(document.body)
      looks.push([button?.ariaLabel ?? '', colorScheme, backgroundColor, color])
    }
    return looks
  }
  return call(engine, act, 3)
}
