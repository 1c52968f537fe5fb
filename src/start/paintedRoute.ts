/**
 * The route whose page the document shows before React takes it over, exactly as React draws it first. What shows any
 * other page or a word of waiting is emptied, so that React finds either that page or nothing, and its link marked. A
 * static document keeps its content until React has drawn the page anew.
 * @param route address of the page that React is about to draw, without the #
 */
export function isPagePainted(root: HTMLElement, route: string): boolean {
  const { dataset } = document.documentElement
  const isPainted = dataset.painted === route
  dataset.painted = 'app'
  if (isPainted) return true
  if (dataset.page === undefined) {
    root.querySelector('main')?.replaceChildren()
    // The reader has gone on meanwhile. React takes attributes as they stand.
    root.querySelector('nav [aria-current]')?.removeAttribute('aria-current')
    const link = `nav a[href="#${CSS.escape(route.replace(/\?.*/s, ''))}"]`
    root.querySelector(link)?.setAttribute('aria-current', 'page')
  }
  return false
}
