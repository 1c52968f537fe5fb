// Inline script of every page: applies the theme, shows the static picture of the page until React renders it, and
// explains why the app cannot start where it cannot.

import { documentName, pathOf } from '../../shared/route.ts'
import { explain, isFromDisk, reportLostScript } from './explain.ts'
import { pictures } from './pictures.ts'
import { applyTheme } from './theme.ts'

const patienceMilliseconds = 300

applyTheme()
const { dataset } = document.documentElement
const route = location.hash.slice(1) || '/'
const path = pathOf(route)
const file = Object.hasOwn(pictures, path) ? pictures[path] : undefined
/** Static pages have their content; `index.html` has that of the overview. */
const isOtherPage = !dataset.page && path !== '/'

addEventListener('error', reportLostScript, true)

/** Runs work once the document has been read; scripts of the app have not run yet. */
function whenRead(work: () => void) {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') work()
  })
}

if (isFromDisk) {
  if (isOtherPage && file) location.replace(`./${documentName(path)}.html`)
  whenRead(explain)
} else if (isOtherPage) {
  dataset.loading = '' // hides the content of the overview
  // An address with a query may show other rows than the picture does.
  const picture =
    file && path === route
      ? fetch(`./${file}`).then(response => (response.ok ? response.text() : null))
      : null
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
    }, patienceMilliseconds)
    const html = await picture?.catch(() => null)
    if (!html || !main.isConnected) return
    clearTimeout(timer)
    const explanation = main.querySelector('[role=alert]')
    Object.assign(main, { innerHTML: policy?.createHTML(html) ?? html })
    if (explanation) main.prepend(explanation)
  })
}
