// Inline script of every page: applies the theme, shows the static picture of the page until React renders it, and
// explains why the app cannot start where it cannot.

import { type PageFiles, pageFilesId } from '#shared/page-files.ts'
import { documentName, pathOf } from '#shared/route.ts'
import { reloadOnce } from './reloadOnce.ts'
import { applyTheme } from './theme.ts'

const loadingDelay = 300 // ms
const causes = {
  disk: 'You opened this page as a local file, and browsers do not run its scripts from there. To sort, filter, search or use the map, serve the folder with a web server, for example python3 -m http.server.',
  lost: 'This site’s scripts could not be loaded or do not run in this browser. Reload the page to try again.',
}

const { dataset } = document.documentElement
const route = location.hash.slice(1) || '/'
const path = pathOf(route)
const pageFiles: PageFiles = JSON.parse(document.getElementById(pageFilesId)?.textContent ?? '{}')
const filesOf = (to: string) => (Object.hasOwn(pageFiles, to) ? pageFiles[to] : undefined)
const isFromDisk = location.protocol === 'file:'
/** Static pages have their content; `index.html` has the picture of the overview. */
const isOtherPage = !dataset.page && path !== '/'

/** The static document of a route; for an unknown route, the overview. */
const documentOf = (to: string) => `./${documentName(filesOf(pathOf(to)) ? pathOf(to) : '/')}.html`

/** Runs work once the document has been read; scripts of the app have not run yet. */
function whenRead(work: () => void) {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') work()
  })
}

/** Explains above the page why the app does not start; links lead to the static pages from then on. */
function explain(cause: keyof typeof causes) {
  const main = document.querySelector('main')
  const note = document.createElement('p')
  note.role = 'alert'
  note.style.cssText =
    'margin-bottom: 1rem; padding: 0.5rem 0.875rem; max-width: 76ch; background: var(--warn-soft)'
  delete dataset.picture // no longer what the app would render
  const link = document.createElement('a')
  link.href = documentOf(route)
  link.textContent = 'static version'
  note.append(causes[cause], ' You can still read every page without scripts: ', link, '.')
  main?.querySelector(':scope > [role=status]')?.remove()
  main?.prepend(note)
  addEventListener('hashchange', () => {
    const { hash } = location
    if (hash.startsWith('#/')) location.replace(documentOf(hash.slice(1))) // others lead to a part of this page
  })
}

/**
 * A document from before a deploy requests scripts that are gone, and a broken host or cache gives empty ones: reloads it
 * once, and explains if that does not help.
 */
async function reportLostScript({ target }: Event) {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module' || 'started' in dataset) return
  const response = await fetch(location.href, { cache: 'no-store' }).catch(() => null)
  if ('started' in dataset) return // it ran meanwhile
  if (!response?.ok || !reloadOnce(target.src)) explain('lost')
}

/** The static picture in a file; null where it cannot be read, or where the host answers every address with a document. */
async function readPicture(file: string) {
  try {
    const response = await fetch(`./${file}`)
    const html = response.ok ? await response.text() : null
    return html && !/^<!doctype/i.test(html) ? html : null
  } catch {
    return null
  }
}

/** Shows the page of the address in the frame of the overview: its picture, or that it is loading. */
function showPicture() {
  dataset.loading = '' // hides the content of the overview
  // An address with a query may show other rows than the picture does.
  const file = path === route ? filesOf(path)?.picture : undefined
  const picture = file && readPicture(file)
  const policy = window.trustedTypes?.createPolicy('picture', { createHTML: html => html }) // a file of this site
  whenRead(async () => {
    const main = document.querySelector('main')
    if (!main) return
    document.querySelector('nav [aria-current]')?.removeAttribute('aria-current')
    document.querySelector(`nav a[href="#${CSS.escape(path)}"]`)?.setAttribute('aria-current', 'page')
    main.replaceChildren()
    delete dataset.loading
    const timer = setTimeout(() => {
      const status = document.createElement('p')
      status.role = 'status'
      status.textContent = 'Loading...'
      main.append(status)
    }, loadingDelay)
    const html = picture && (await picture)
    if (!html || !main.isConnected) return
    clearTimeout(timer)
    const explanation = main.querySelector('[role=alert]')
    Object.assign(main, { innerHTML: policy?.createHTML(html) ?? html })
    if (explanation) main.prepend(explanation)
    else dataset.picture = route
  })
}

/** Requests the scripts of the page with those of the app, which would import them later. */
function preloadPage() {
  for (const file of filesOf(dataset.page || path)?.modules ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `./${file}`
    document.head.append(link)
  }
}

applyTheme()
// Relative addresses lead nowhere without the final slash, which some hosts do not add.
const lacksSlash = !dataset.page && !/(\/|\.\w+)$/.test(location.pathname)
if (isFromDisk && !dataset.page) location.replace(documentOf(route))
else if (isFromDisk) whenRead(() => explain('disk'))
else if (lacksSlash) {
  const address = new URL(location.href) // not its path alone: `//other.example/x` would lead to another host
  address.pathname += '/'
  location.replace(address)
} else {
  for (const event of ['error', 'load']) document.addEventListener(event, reportLostScript, true)
  // The picture first: after the scripts it waited for the connections they held (largest content 8 to 30 % later).
  if (isOtherPage) showPicture()
  else if (!dataset.page && path === route) dataset.picture = route
  preloadPage()
}
