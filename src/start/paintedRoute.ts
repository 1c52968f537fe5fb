import { markLink } from './markLink.ts'
import { readPainted, setPainted } from './painted.ts'

/**
 * The route whose page the document shows before React takes it over, exactly as React draws it first. What shows any
 * other page or a word of waiting is emptied, so that React finds either that page or nothing, and its link marked. A
 * static document keeps its content until React has drawn the page anew.
 * @param route address of the page that React is about to draw, without the #
 */
export function isPagePainted(root: HTMLElement, route: string): boolean {
  const isPainted = readPainted() === route
  setPainted('app')
  if (isPainted) return true
  if (document.documentElement.dataset.page === undefined) {
    root.querySelector('main')?.replaceChildren()
    markLink(route) // the reader has gone on meanwhile
  }
  return false
}
