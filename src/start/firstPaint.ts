// Runs inside each page of the build before everything else. It fetches what the address needs in one step and shows
// the first screen of that page before any other code runs. Where the host forbids code within a document it runs late,
// from a file: see ensureStart.ts.

import { pathOf } from '../generated/algebra/route.ts'
import { markLink } from './markLink.ts'
import { markOwnStyles, setOwnStyles } from './ownStyles.ts'
import { readPainted, setPainted } from './painted.ts'
import { applyTheme } from './rememberedTheme.ts'
import { documentOf, isFile, sayWhy, startAgain } from './sayWhy.ts'

interface RouteFiles {
  /** Addresses of files, from the folder of the page. */
  readonly files: readonly string[]
  /** By route the numbers of its files: scripts, styles and its first screen. */
  readonly routes: Readonly<Record<string, readonly number[]>>
  /** The scripts that every page needs, the entry of the app first. */
  readonly app: readonly [entry: string, ...imported: string[]]
  /** Number of the script of tables, and those of what one needs to answer the query of an address. */
  readonly table: number
  readonly answers: readonly number[]
}

/** Put in by the build. */
declare const routeFiles: RouteFiles

/** A wait that is longer than this gets a word. */
const patienceMilliseconds = 300

applyTheme()
const { files: allFiles, routes, app: frameScripts, table, answers } = routeFiles // once: the build puts the whole list in its place
const { dataset } = document.documentElement
/** The static document of one page says which one it is; the start of the site says nothing and becomes every page. */
const twinOf = dataset.page
if (twinOf && !location.hash && !isFile) history.replaceState(null, '', `./#${twinOf}`)
const route = `/${location.hash.slice(2)}` as const
const path = pathOf(route)
/** The offline worker puts the first screen of the asked page into the start of the site itself. */
const isOtherPage = !twinOf && route !== (dataset.shows ?? '/') && !isFile
const known = new Map(Object.entries(routes)).get(path)
const numbers = isFile || !known ? [] : known
const isAsked = path !== route && numbers.includes(table)
const files = allFiles.filter((_, index) => numbers.includes(index) || (isAsked && answers.includes(index)))

function addLink(rel: string, href: string): Promise<void> {
  return new Promise(resolve => {
    const link = document.createElement('link')
    link.rel = rel
    link.href = href
    link.crossOrigin = ''
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}

/** An address with a query may show other rows than the first screen does: it waits for the code. */
const screenFile = isOtherPage && path === route ? files.find(file => file.endsWith('.html')) : undefined
const firstScreen = screenFile ? fetch(screenFile).then(answer => (answer.ok ? answer.text() : null)) : null

/** The styles of the page have arrived. They are asked for behind the first screen, which weighs more. */
const styled = Promise.all(
  files.filter(file => file.endsWith('.css')).map(file => addLink('stylesheet', file)),
)

// The styles hide what is read until it is whole, so that nothing moves, and at another address the overview.
dataset.reading = ''
setPainted(isOtherPage ? '' : twinOf ? 'document' : route) // ensureStart.ts takes it for the mark of a start
if (!twinOf && !isFile) dataset.first = '' // what lies below the window waits until something is painted

const allScripts = [...frameScripts, ...files].filter(file => file.endsWith('.js'))
const fetched = new Set<string>()

/** Fetches code side by side, but only now: it would hold up the first screen on a slow line. */
function fetchCode(scripts: readonly string[]) {
  for (const file of scripts) {
    if (!fetched.has(file)) void addLink('modulepreload', file)
    fetched.add(file)
  }
}

/** An answer that comes sooner than this costs less than what the browser does with it. */
const nearMilliseconds = 50

/**
 * Whether code comes so soon that it may wait for the paint: the browser reads it on other cores, and few machines have
 * one to spare while they draw.
 */
function isNear(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return (
    Boolean(navigator.serviceWorker?.controller) ||
    (visit instanceof PerformanceNavigationTiming &&
      visit.responseStart - visit.requestStart < nearMilliseconds)
  )
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))

/** Runs the app behind the next paint, and asks for the rest of its code there. */
function startApp() {
  const run = async () => {
    delete dataset.first
    fetchCode(allScripts)
    // What the entry imports stands behind it. One a task: the reader's presses come in between.
    for (const file of frameScripts.toReversed()) {
      await import(new URL(file, document.baseURI).href)
      await nextTask()
    }
  }
  const start = () => setTimeout(() => run().catch(() => startAgain(frameScripts[0], known ? path : '/')))
  if (document.hidden) start()
  else requestAnimationFrame(start)
}

/** The policy of the document lets only this one set content: first screens are files of the site. */
const policy = window.trustedTypes?.createPolicy('first-screen', { createHTML: html => html })

async function showFirstScreen(main: HTMLElement) {
  setTimeout(() => {
    if (readPainted() !== 'nothing') return
    const word = document.createElement('p')
    word.role = 'status'
    word.textContent = 'Loading...'
    main.append(word)
  }, patienceMilliseconds)
  const html = await firstScreen?.catch(() => null)
  if (!html) fetchCode(allScripts)
  else if (!isNear()) fetchCode(frameScripts) // most of the bytes: the line has work while the browser draws
  await styled
  if (html) {
    main.innerHTML = policy?.createHTML(html) ?? html
    setOwnStyles()
    setPainted(route)
  }
  startApp()
}

/** A button that was pressed before the app could answer; it is pressed again as soon as it can. */
let pressed: HTMLElement | null = null
function notePress({ target }: Event) {
  if (target instanceof Element) pressed = target.closest('button')
}
document.addEventListener('click', notePress, true)
document.addEventListener('app-start', () => {
  document.removeEventListener('click', notePress, true)
  if (pressed?.isConnected) pressed.click()
})

async function begin() {
  if (dataset.shows) await styled // also what the worker put into the document
  delete dataset.reading
  markOwnStyles()
  setOwnStyles()
  if (isFile) {
    if (!twinOf && known) location.replace(documentOf(path))
    else sayWhy(twinOf ?? '/')
    return
  }
  if (!twinOf) markLink(route)
  const main = document.querySelector('main')
  if (isOtherPage && main) {
    main.replaceChildren()
    setPainted('nothing')
    void showFirstScreen(main)
  } else {
    if (!isNear()) fetchCode(allScripts)
    startApp()
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else void begin()
