import type { Engine } from './engine.ts'

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Calls a function in the page; it can access only its arguments. */
function call<Given>(engine: Engine, act: (given: Given) => unknown, given: Given): Promise<unknown> {
  return engine.evaluate(`(${act})(${JSON.stringify(given)})`)
}

/**
 * Runs within the page: its route and all texts of its main part, or nothing while the page is loading. Each
 * call simulates a user event, after which block tables load, and scrolls down to load deferred content. Long
 * tables grow when the browser is idle, so each call waits for an idle period, if the browser reports them.
 */
async function readPage(): Promise<string> {
  if ('requestIdleCallback' in window)
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 10_000 }))
  const main = document.querySelector('main')
  const route = window.location.hash || '#/'
  const path = route.replace(/\?.*/, '')
  const link = document.querySelector(`nav a[href="${CSS.escape(path)}"]`)
  const isThere = link ? link.getAttribute('aria-current') === 'page' : main?.querySelector('a[href="#/"]')
  const heading = main?.querySelector('h1')
  const isApp = Object.keys(heading ?? {}).some(key => key.startsWith('__reactFiber')) // no longer the picture
  if (!isApp || !isThere || !main) return ''
  window.dispatchEvent(new Event('keydown'))
  window.scrollTo(0, document.documentElement.scrollHeight)
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  // The list of sections depends on what has been laid out.
  const sections = main.querySelector('nav[aria-label="On this page"]')
  let text = `${route} `
  while (walker.nextNode())
    if (!sections?.contains(walker.currentNode)) text += ` ${walker.currentNode.nodeValue}`
  text = text.replace(/\s+/g, ' ')
  // Of a table with thousands of rows, the document contains those near the window; their number depends on the
  // font.
  return path === '#/variables' ? text.slice(0, 1500) : text
}

/** Tenths of a second that a page must not change, with and without a known expected text. */
const patience = { known: 100, unknown: 15 }

/**
 * Route and texts of the page once they are as expected, or once the page no longer changes.
 * @param wanted the text of another engine; a busy machine may need longer to reach it
 * @throws if the page still changes after two minutes
 */
async function settledText(engine: Engine, wanted?: string): Promise<string> {
  const moments = wanted === undefined ? patience.unknown : patience.known
  let before = ''
  const start = Date.now()
  for (let calm = 0; calm < moments; ) {
    if (Date.now() - start > 120_000) throw new Error(`no rest at: ${before.slice(0, 200)}`)
    await wait(100)
    const now = String(await call(engine, readPage, null))
    if (now === wanted) return now
    calm = now === before && now !== '' && !now.includes('Loading...') ? calm + 1 : 0
    before = now
  }
  return before
}

/** Route and all texts of a page of the site, reached without a reload. */
export async function textAt(engine: Engine, route: string, wanted?: string): Promise<string> {
  await engine.evaluate(`void (location.hash = ${JSON.stringify(route)})`)
  return settledText(engine, wanted)
}

/** Loads an address as a new document and scrolls to its end. */
export async function textOfLoaded(engine: Engine, address: string, wanted?: string): Promise<string> {
  await engine.open('about:blank') // loading the same document with another hash would not reload it
  await engine.open(address)
  return settledText(engine, wanted)
}

/** Opens a save, as a user does by the button in the header. @returns the line that names it, once it has been checked */
export async function openSave(engine: Engine, bytes: Uint8Array): Promise<string> {
  const act = async (base64: string) => {
    const files = new DataTransfer()
    files.items.add(new File([Uint8Array.from(atob(base64), byte => byte.charCodeAt(0))], 'own.b'))
    const input = document.querySelector<HTMLInputElement>('header input[type=file]')
    if (input) input.files = files.files
    input?.dispatchEvent(new Event('change', { bubbles: true }))
    const line = () => document.querySelector('section[aria-label="Opened save"]')?.textContent ?? ''
    const isChecked = () => /no problems|unusual/.test(line())
    for (let tries = 0; tries < 300 && !isChecked(); tries++)
      await new Promise(resolve => setTimeout(resolve, 100))
    return line()
  }
  return String(await call(engine, act, Buffer.from(bytes).toString('base64')))
}

/** Clicks the theme button three times. @returns name, scheme and colours of the page after each click */
export function pressTheme(engine: Engine): Promise<unknown> {
  const act = async (presses: number) => {
    const looks: string[][] = []
    for (let press = 0; press < presses; press++) {
      const button = document.querySelector<HTMLElement>('button[aria-label^="Theme:"]')
      const before = button?.ariaLabel
      button?.click()
      for (let frame = 0; frame < 600 && button?.ariaLabel === before; frame++)
        await new Promise(requestAnimationFrame)
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
      const { colorScheme, backgroundColor, color } = getComputedStyle(document.body)
      looks.push([button?.ariaLabel ?? '', colorScheme, backgroundColor, color])
    }
    return looks
  }
  return call(engine, act, 3)
}

/** A user action: the selector of what is clicked, or the text typed into the filter. */
const acts: readonly (readonly [route: string, ...({ press: string } | { type: string })[]])[] = [
  ['#/weapons', { press: 'th:nth-child(3) button' }, { press: 'th:nth-child(3) button' }, { type: 'gun' }],
  ['#/map', { press: 'label:nth-of-type(2) input' }, { press: '[role=application] a' }],
]

/** Runs within the page. */
function act(step: { press: string } | { type: string }) {
  const find = (selector: string) => {
    const element = document.querySelector(`main ${selector}`)
    if (!element) throw new Error(`there is no ${selector}`)
    return element
  }
  if ('press' in step) {
    find(step.press).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    return
  }
  const field = find('input[type=search]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, step.type)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Sorts, filters and selects as a user does. @returns route and texts of the page after each step */
export async function actOnPages(engine: Engine, wanted: readonly string[] = []): Promise<readonly string[]> {
  const seen: string[] = []
  for (const [route, ...steps] of acts) {
    await textAt(engine, route)
    for (const step of steps) {
      await call(engine, act, step)
      seen.push(await settledText(engine, wanted[seen.length]))
    }
  }
  return seen
}
