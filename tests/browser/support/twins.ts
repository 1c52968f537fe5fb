declare global {
  interface Window {
    /** How the rows come back that are out of the document. */
    twins?: { readonly putBack: () => void }
  }
}

/**
 * Takes the twins of other rows out of the document, until `window.twins.putBack()`. The rules of axe look at an element and
 * at what is around it, so of a thousand rows that are built and painted alike the thousandth teaches nothing, and costs as
 * much as the first. A row (of a table, list or byte grid) is a twin when it and each of its cells is like two before it in the
 * same column, in all that a rule reads:
 * - elements, attributes and their order; of an attribute that only names (id, address, label) whether it is empty, whether a
 *   label holds the visible text, and what kind of element each id leads to that it lists;
 * - of a text whether there is one; a text of fewer than two letters, which axe treats in another way, as it is;
 * - what decides whether a text can be read, as the browser computes it in the theme of the moment.
 *
 * Rows stay that hold what rules compare across the page: an id that is there twice, headings, landmarks, tables, frames.
 * An empty one keeps the place of each twin, for styles that count rows. Lists keep their size, and those stay whole without
 * whose rows something would no longer scroll. What lies over a row without being part of it is not seen.
 * Runs inside the page, so it must not use anything of this file.
 */
export function takeOutTwins(): void {
  const enough = 2
  const rowsOfLists = 'tbody > tr, li, figure > a'
  const comparedAcrossThePage =
    ':is(h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, section, form, table, iframe, [role=heading], [role=region])'
  const decidesReading =
    'color background-color background-image opacity filter mix-blend-mode font-size font-weight text-shadow text-indent ' +
    'text-decoration-line display visibility content-visibility position z-index float clip clip-path overflow-x overflow-y ' +
    'border-bottom-style letter-spacing word-spacing line-height'
  const properties = decidesReading.split(' ')
  const fields = ':is(input, select, textarea), :has(input, select, textarea)'
  const references =
    /^(for|headers|list|form|aria-(activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/
  const labels = /^(alt|title|placeholder|aria-label|aria-description)$/
  const numbers = /^aria-(rowindex|colindex|posinset|setsize)$/
  const addresses = /^(href|xlink:href|src|srcset)$/

  const allIds = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  const repeatedIds = new Set(allIds.filter((id, index) => allIds.indexOf(id) !== index))

  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase()
  const kindOfText = (text: string | null) =>
    /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(plain(text)) ? 'words' : plain(text)

  function kindOfAttribute(element: Element, { name, value }: Attr): string {
    if (references.test(name)) {
      const targets = value.split(/\s+/).map(id => document.getElementById(id))
      return targets.map(target => target && `${target.localName} ${kindOfText(target.textContent)}`).join()
    }
    if (labels.test(name)) {
      const text = plain((element.closest('a, button, label') ?? element).textContent)
      return `${kindOfText(value)} ${plain(value) === text} ${plain(value).includes(text)}`
    }
    if (addresses.test(name)) return /^(#\/|#|[a-z]+:)?/.exec(value)?.[0] + String(value === '')
    if (numbers.test(name)) return String(/^[1-9]\d*$/.test(value))
    if (name === 'id' || name.startsWith('data-')) return String(value === '')
    if (name === 'style' && (element instanceof HTMLElement || element instanceof SVGElement)) {
      const { style } = element // their values are in the computed style
      return Array.from(style, property => property + style.getPropertyPriority(property)).join()
    }
    const isDrawing = element instanceof SVGElement && !/^(class|style|role|tabindex|aria-.*)$/.test(name)
    return isDrawing ? '' : value
  }

  function kindOf(element: Element, isDeep = true): string {
    const attributes = Array.from(element.attributes, one => `${one.name}=${kindOfAttribute(element, one)}`)
    const style = getComputedStyle(element)
    const isRead = plain(element.textContent) !== '' || element.matches(fields)
    const look = isRead ? properties.map(name => style.getPropertyValue(name)) : style.display
    const content = Array.from(element.childNodes, child => {
      if (child instanceof Element) return isDeep ? kindOf(child) : child.localName
      return child instanceof Text ? kindOfText(child.data) : ''
    })
    return [element.localName, attributes.sort(), look, scrolls(element), content.join('|')].join('\n')
  }

  function scrolls(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element)
    const isWide = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth
    return isWide || (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight)
  }

  /** Rows of one list that teach nothing more. */
  function twinsAmong(rows: readonly Element[]): Element[] {
    const seen = new Map<string, number>()
    return rows.filter(row => {
      const ids = [row, ...row.querySelectorAll('[id]')].map(({ id }) => id)
      if (row.querySelector(comparedAcrossThePage) || ids.some(id => repeatedIds.has(id))) return false
      const hasOwnText = Array.from(row.childNodes).some(child => child instanceof Text && plain(child.data))
      const cells = hasOwnText ? [] : [...row.children]
      const kinds = [
        kindOf(row, cells.length === 0),
        ...cells.map((cell, column) => `${column} ${kindOf(cell)}`),
      ]
      if (kinds.every(kind => (seen.get(kind) ?? 0) >= enough)) return true
      for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1)
      return false
    })
  }

  /** Takes the twins out of a list, unless something would no longer scroll; returns the steps that undo it. */
  function takeOut(list: Element): (() => void)[] {
    const twins = twinsAmong(Array.from(list.children).filter(row => row.matches(rowsOfLists)))
    const box = list.closest<HTMLElement>('table') ?? list
    if (twins.length === 0 || !(box instanceof HTMLElement)) return []
    const regions: Element[] = []
    for (let outer: Element | null = box; outer; outer = outer.parentElement)
      if (scrolls(outer)) regions.push(outer)
    const style = box.getAttribute('style')
    const { width, height } = box.getBoundingClientRect()
    box.style.minWidth = `${width}px`
    box.style.marginBlockEnd = `${height}px`
    const undo = [() => (style === null ? box.removeAttribute('style') : box.setAttribute('style', style))]
    for (const twin of twins) {
      const empty = document.createElement(twin.localName)
      empty.dataset.twin = ''
      twin.replaceWith(empty)
      undo.push(() => empty.replaceWith(twin))
    }
    if (regions.every(scrolls)) return undo
    for (const step of undo.toReversed()) step()
    return []
  }

  // A browser lays out rows that are far from the view only when they come near: axe could not read them.
  const layOutAll = new CSSStyleSheet()
  layOutAll.replaceSync(
    '* { content-visibility: visible !important } [data-twin] { display: none !important }',
  )
  document.adoptedStyleSheets.push(layOutAll)

  const lists = new Set(Array.from(document.querySelectorAll(rowsOfLists), row => row.parentElement))
  const undo = [...lists].flatMap(list => (list === null ? [] : takeOut(list)))
  const putBack = () => {
    for (const step of undo.toReversed()) step()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== layOutAll)
    delete window.twins
  }
  window.twins = { putBack }
}
