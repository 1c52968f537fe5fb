import { documentName, pathOf } from '../generated/algebra/route.ts'
import { readPainted, setPainted } from './painted.ts'

const { dataset } = document.documentElement

/** Whether the page was opened from a disk, where browsers run no scripts of a site. */
export const isFile = location.protocol === 'file:'

/** Whether the host answered with the start of the site at an address without its last slash: no file is found then. */
const lacksSlash = !isFile && dataset.page === undefined && !/(\/|\.\w+)$/.test(location.pathname)

const folder = lacksSlash ? `${location.pathname}/` : './'

/** The document that says what a route says, and needs no script. */
export const documentOf = (path: string) => `${folder}${documentName(path)}.html`

function link(href: string, text: string): HTMLElement {
  const element = document.createElement('a')
  element.href = href
  element.textContent = text
  return element
}

function reloadButton(): HTMLElement {
  const button = document.createElement('button')
  button.textContent = 'load the page again'
  button.onclick = () => location.reload()
  return button
}

function reason(): readonly (string | HTMLElement)[] {
  if (isFile)
    return [
      'This page was opened from a file, where browsers run no scripts. For sorting, filters, map and search let any web server show the folder, such as python3 -m http.server.',
    ]
  if (lacksSlash)
    return [
      'This address lacks the slash at its end: go to ',
      link(folder + location.hash, location.pathname),
      '/.',
    ]
  return [
    'The scripts of this site did not come, or do not run in this browser: ',
    reloadButton(),
    ' when there is a connection.',
  ]
}

/**
 * Says above the page why it does not answer, and leads its links to the documents, which can be read without scripts.
 * @param path route of the page, which is not shown when its document is another one
 */
export function sayWhy(path: string): void {
  const main = document.querySelector('main')
  const isEmpty = readPainted() === 'nothing'
  setPainted('failed')
  main?.querySelector(':scope > [role=status]')?.remove()
  const note = document.createElement('p')
  note.role = 'alert'
  note.style.cssText =
    'margin-bottom: 1rem; padding: 0.5rem 0.875rem; max-width: 76ch; background: var(--warn-soft)'
  note.append(...reason(), ' Until then every page can be read as it is')
  note.append(...(isEmpty ? [': ', link(documentOf(path), 'read this page'), '.'] : ['.']))
  main?.prepend(note)
  for (const element of document.querySelectorAll<HTMLAnchorElement>('a[href^="#/"]'))
    element.href = documentOf(pathOf(element.hash.slice(1)))
  addEventListener('hashchange', () => location.reload())
}

const noteKey = 'restarted-from'

/** Notes that the page starts again. @returns false when it did so before: it would come to nothing again */
function noteRestart(entry: string): boolean {
  try {
    if (sessionStorage.getItem(noteKey) === entry) return false
    sessionStorage.setItem(noteKey, entry)
    return true
  } catch {
    return false
  }
}

/**
 * The app did not start. A document kept from before a deploy asks for scripts that are gone: with a connection it is
 * loaded again, once. Else the reader is told.
 */
export async function startAgain(entry: string, path: string): Promise<void> {
  if (readPainted() === 'app') return
  const answer = lacksSlash ? null : await fetch(entry, { cache: 'no-store' }).catch(() => null)
  if (answer && noteRestart(entry)) location.reload()
  else sayWhy(path)
}
