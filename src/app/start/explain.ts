import { documentName, pathOf } from '../../shared/route.ts'
import { pictures } from './pictures.ts'
import { reloadOnce } from './reloadOnce.ts'

/** Pages opened from a disk cannot load scripts. */
export const isFromDisk = location.protocol === 'file:'

/** Whether the host served the site at an address without its final slash, where relative addresses fail. */
const lacksSlash =
  !isFromDisk && !document.documentElement.dataset.page && !/(\/|\.\w+)$/.test(location.pathname)

const folder = lacksSlash ? `${location.pathname}/` : './'

/** The static document of a route; that of the overview for an unknown one. */
function documentOf(route: string): string {
  const path = pathOf(route)
  return `${folder}${documentName(Object.hasOwn(pictures, path) ? path : '/')}.html`
}

function link(href: string, text: string): HTMLElement {
  const element = document.createElement('a')
  element.href = href
  element.textContent = text
  return element
}

function reloadButton(): HTMLElement {
  const button = document.createElement('button')
  button.textContent = 'Reload'
  button.onclick = () => location.reload()
  return button
}

function reason(): readonly (string | HTMLElement)[] {
  if (isFromDisk)
    return [
      'This page was opened from a file, where browsers do not run scripts. For sorting, filters, map and search, serve the folder with any web server, e.g. python3 -m http.server.',
    ]
  if (lacksSlash)
    return [
      'This address lacks the slash at its end. Open ',
      link(folder + location.hash, `${location.pathname}/`),
      '.',
    ]
  return ['The scripts of this site could not be loaded, or do not run in this browser. ', reloadButton()]
}

/** Explains above the page why the app does not start; its links lead to the static pages. */
export function explain(): void {
  const main = document.querySelector('main')
  const note = document.createElement('p')
  note.role = 'alert'
  note.style.cssText =
    'margin-bottom: 1rem; padding: 0.5rem 0.875rem; max-width: 76ch; background: var(--warn-soft)'
  note.append(
    ...reason(),
    ' You can still read every page without scripts: ',
    link(documentOf(location.hash.slice(1) || '/'), 'static version'),
    '.',
  )
  main?.querySelector(':scope > [role=status]')?.remove()
  main?.prepend(note)
  for (const element of document.querySelectorAll<HTMLAnchorElement>('a[href^="#/"]'))
    element.href = documentOf(element.hash.slice(1))
  addEventListener('hashchange', () => location.reload()) // typed: nothing else would follow it
}

/** A document from before a deploy requests scripts that are gone: reloads it once, and explains if that does not help. */
export async function reportLostScript({ target }: Event): Promise<void> {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
  const response = lacksSlash ? null : await fetch(location.href, { cache: 'no-store' }).catch(() => null)
  if (!response?.ok || !reloadOnce(target.src)) explain()
}
