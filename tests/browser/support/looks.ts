declare global {
  interface Window {
    /** What each theme makes of the elements of the page, and how the elements come back that are out of it. */
    twins?: {
      readonly looks: Map<Element, string>
      putBack(): void
    }
  }
}

/**
 * Notes what decides whether each text can be read, as the browser computes it in the theme of the moment, for
 * `takeOutTwins`. Runs inside the page, so it must not use anything of this file.
 */
export function noteLooks(): void {
  const decidesReading =
    'color background-color background-image opacity filter mix-blend-mode font-size font-weight text-shadow text-indent ' +
    'text-decoration-line display visibility content-visibility position z-index float clip clip-path overflow-x overflow-y ' +
    'border-bottom-style letter-spacing word-spacing line-height'
  const properties = decidesReading.split(' ')
  const fields = ':is(input, select, textarea), :has(input, select, textarea)'
  if (!window.twins) {
    // A browser lays out rows that are far from the view only when they come near: axe could not read them.
    const layOutAll = new CSSStyleSheet()
    layOutAll.replaceSync(
      '* { content-visibility: visible !important } [data-twin] { display: none !important }',
    )
    document.adoptedStyleSheets.push(layOutAll)
    const putBack = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== layOutAll)
      delete window.twins
    }
    window.twins = { looks: new Map(), putBack }
  }
  const { looks } = window.twins
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element)
    const isRead = /\S/.test(element.textContent) || element.matches(fields)
    const look = isRead ? properties.map(name => style.getPropertyValue(name)).join() : style.display
    looks.set(element, `${looks.get(element) ?? ''}\n${look}`)
  }
}
