/**
 * Takes the twins of other elements out of the document, until `window.twins.putBack()`. The rules of axe look at an element
 * and at what is around it, so of a thousand rows that are built and painted alike the thousandth teaches nothing, and costs
 * as much as the first. An element is known when two before it, within elements alike and in the same column of a table, were
 * like it in all that a rule reads:
 * - elements, attributes and their order; of an attribute that only names (id, address, label) whether it is empty, whether a
 *   label holds the visible text, and what kind of element each id leads to that it lists;
 * - of a text whether there is one; a text without two letters, which axe treats in another way, as it is;
 * - what decides whether a text can be read, in every theme that `noteLooks` has seen.
 * It is known too when two were like it but for their parts, and all of its parts are known; not so what is named by them.
 *
 * Elements stay that hold what rules compare across the page: an id that is there twice, headings, landmarks, tables, frames.
 * Cells stay too, and what else has a fixed place among its neighbours, though not all that is in them. An empty element keeps
 * the place of each twin, for styles that count. Lists keep their size, and what scrolls goes on to, from its start, or gets
 * all of its content back. What lies over an element without being part of it is not seen.
 * Runs inside the page, so it must not use anything of this file.
 * @param seenBefore what stood on pages that were looked at before, as returned for them, one after another
 * @returns what this page has that was not there often enough, each with a blank behind it
 */
export function takeOutTwins(seenBefore: string): string {
  const { twins } = window
  if (!twins) throw new Error('no looks are noted')
  const enough = 2
  const comparedAcrossThePage =
    ':is(h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, section, form, table, iframe, [role=heading], [role=region])'
  const fixedInTheirParent =
    'td, th, thead, tbody, tfoot, caption, dt, dd, figcaption, legend, summary, option'
  const namedByContent =
    'a, button, label, th, caption, legend, figcaption, summary, select, h1, h2, h3, h4, h5, h6, ' +
    '[role=button], [role=link], [role=img], [role=tab], [role=option], [role=checkbox], [role=heading]'
  const references =
    /^(for|headers|list|form|aria-(activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/
  const labels = /^(alt|title|placeholder|aria-label|aria-description)$/
  const positions = /^aria-(rowindex|colindex|posinset|setsize)$/
  const addresses = /^(href|xlink:href|src|srcset)$/

  const allIds = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  const repeatedIds = new Set(allIds.filter((id, index) => allIds.indexOf(id) !== index))

  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase()
  const kindOfText = (text: string | null) =>
    plain(text)
      .replace(/.*[\p{L}\p{N}].*[\p{L}\p{N}].*/u, 'words')
      .replace(/^[a-z0-9]$/, 'letter')

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
    if (positions.test(name)) return String(/^[1-9]\d*$/.test(value))
    if (name === 'id' || name.startsWith('data-')) return String(value === '')
    if (name === 'style' && (element instanceof HTMLElement || element instanceof SVGElement)) {
      const { style } = element // their values are in the computed style
      return Array.from(style, property => property + style.getPropertyPriority(property)).join()
    }
    const isDrawing = element instanceof SVGElement && !/^(class|style|role|tabindex|aria-.*)$/.test(name)
    return isDrawing ? '' : value
  }

  interface Kind {
    /** What the element is by itself, with the order of its parts. */
    readonly own: number
    /** The same and all of its parts. */
    readonly whole: number
    /** What the element is to its parts. */
    readonly frame: number
  }
  const numbers = new Map<string, number>()
  /** One short number for each long description, the same on every page: 53 bits of a hash (cyrb53). */
  function numberOf(description: string): number {
    const known = numbers.get(description)
    if (known !== undefined) return known
    let high = 0xdeadbeef
    let low = 0x41c6ce57
    for (let index = 0; index < description.length; index++) {
      const code = description.charCodeAt(index)
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677)
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
    const number = 4294967296 * (2097151 & low) + (high >>> 0)
    numbers.set(description, number)
    return number
  }

  const breakHere = document.createElement('wbr')
  const kinds = new Map<Element, Kind>()
  const scrolling: Element[] = []
  function kindOf(element: Element): Kind {
    const known = kinds.get(element)
    if (known) return known
    const attributes = Array.from(element.attributes, one => `${one.name}=${kindOfAttribute(element, one)}`)
    if (scrolls(element)) scrolling.push(element)
    const self = [
      element.localName,
      attributes.sort(),
      twins?.looks.get(element),
      scrolling.at(-1) === element,
    ].join('\n')
    const parts = Array.from(element.childNodes)
      .filter(child => !child.isEqualNode(breakHere))
      .map(child => (child instanceof Element ? child : child instanceof Text ? kindOfText(child.data) : ''))
    const order = [...new Set(parts.map(part => (part instanceof Element ? part.localName : part)))].join('|')
    const hasText = parts.some(part => typeof part === 'string' && part !== '')
    const own = numberOf(`${self}\n${order}`)
    const content = [
      ...new Set(parts.map(part => (part instanceof Element ? kindOf(part).whole : part))),
    ].join('|')
    const kind = { own, whole: numberOf(`${own} ${content}`), frame: hasText ? own : numberOf(self) }
    kinds.set(element, kind)
    return kind
  }

  function scrolls(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element)
    const isWide = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth
    return isWide || (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight)
  }

  const held = new Set<Element | null>()
  for (const element of document.querySelectorAll(`[id], ${comparedAcrossThePage}`))
    if (repeatedIds.has(element.id) || element.matches(comparedAcrossThePage))
      for (let outer: Element | null = element; outer; outer = outer.parentElement) held.add(outer)

  const seen = new Map<number, number>()
  const isSeen = (key: number) => (seen.get(key) ?? 0) >= enough
  const see = (key: number) => seen.set(key, (seen.get(key) ?? 0) + 1)
  for (const key of seenBefore.split(' ')) see(Number.parseInt(key, 36))
  const seenHere: string[] = []
  const placeOf = (place: number, parent: Element) => numberOf(`${place} in ${kindOf(parent).frame}`)
  const keysOf = (place: number, element: Element, index: number) => {
    const { own, whole } = kindOf(element)
    const column = element.parentElement?.localName === 'tr' ? `, column ${index}` : ''
    return [numberOf(`${place}: ${whole}${column}`), numberOf(`${place}: ${own}${column} by itself`)] as const
  }

  function isKnown(place: number, element: Element, index: number): boolean {
    const [whole, own] = keysOf(place, element, index)
    if (isSeen(whole)) return true
    if (!isSeen(own) || element.matches(namedByContent)) return false
    const inner = placeOf(place, element)
    return Array.from(element.children).every((part, at) => isKnown(inner, part, at))
  }

  /** Twins among all parts of an element. */
  function twinsIn(place: number, parent: Element): Element[] {
    const inner = placeOf(place, parent)
    return Array.from(parent.children).flatMap((part, index) => {
      const mayGo = !held.has(part) && !part.matches(fixedInTheirParent)
      // Parts that share the room of their parent would grow, and show texts that nobody sees.
      if (mayGo && isKnown(inner, part, index) && getComputedStyle(part).flexGrow === '0') return [part]
      for (const key of keysOf(inner, part, index)) {
        if (!isSeen(key)) seenHere.push(`${key.toString(36)} `)
        see(key)
      }
      return part.matches(namedByContent) ? [] : twinsIn(inner, part)
    })
  }

  const pairs = twinsIn(0, document.body).map(twin => {
    const empty = document.createElementNS(twin.namespaceURI, twin.localName)
    empty.setAttribute('data-twin', '')
    return { twin, empty }
  })
  const lists = pairs.map(({ twin }) => twin.parentElement?.closest<HTMLElement>('table, ul, ol, figure'))
  const lasts = scrolling.map(({ lastElementChild }) => lastElementChild)
  const boxes = [...new Set([...lists, ...lasts])].flatMap(box =>
    box instanceof HTMLElement
      ? [{ box, style: box.getAttribute('style'), size: box.getBoundingClientRect() }]
      : [],
  )
  for (const { box, size } of boxes) {
    const scrolled = lasts.includes(box) ? (box.parentElement?.scrollHeight ?? 0) : 0
    box.style.minWidth = `${size.width}px`
    box.style.marginBlockEnd = `${Math.max(size.height, scrolled)}px`
  }
  for (const { twin, empty } of pairs) twin.replaceWith(empty)
  for (const region of scrolling) {
    region.scrollTo(0, 0) // what is scrolled out of it is not read
    if (region.isConnected && !scrolls(region))
      for (const { twin, empty } of pairs) if (region.contains(empty)) empty.replaceWith(twin)
  }
  const { putBack } = twins
  twins.putBack = () => {
    for (const { twin, empty } of pairs) if (empty.isConnected) empty.replaceWith(twin)
    for (const { box, style } of boxes) {
      if (style === null) box.removeAttribute('style')
      else box.setAttribute('style', style)
    }
    putBack()
  }
  return seenHere.join('')
}
