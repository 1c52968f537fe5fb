import { type PlainCell, type PlainColumn, plainCell } from './plainCell.ts'

/** A cell that stands in the document. It keeps what it shows: to ask an element takes longer than to compare. */
class Cell {
  readonly #element: Element
  readonly #text: Text
  #link: HTMLAnchorElement | null
  #shown: PlainCell

  /** @param element may hold a text or a link from the static first screen */
  constructor(element: Element) {
    this.#element = element
    this.#link = element.querySelector('a')
    const holder = this.#link ?? element
    const { firstChild } = holder
    this.#text = firstChild instanceof Text ? firstChild : holder.appendChild(new Text())
    const { data: text } = this.#text
    const isOpen = this.#link?.ariaExpanded ?? null
    const route = this.#link?.hash.slice(1) ?? null
    this.#shown = { text, route, isOpen: isOpen === null ? null : isOpen === 'true' }
  }

  write(cell: PlainCell): void {
    const { text, route, isOpen } = this.#shown
    this.#shown = cell
    if (cell.text !== text) this.#text.data = cell.text
    if (cell.route !== route) this.#lead(cell.route)
    if (this.#link && cell.isOpen !== isOpen)
      this.#link.ariaExpanded = cell.isOpen === null ? null : String(cell.isOpen)
  }

  #lead(route: string | null) {
    if (route === null) {
      this.#link = null
      this.#element.replaceChildren(this.#text)
      return
    }
    if (this.#link === null) {
      this.#link = document.createElement('a')
      this.#link.append(this.#text)
      this.#element.replaceChildren(this.#link)
    }
    this.#link.setAttribute('href', `#${route}`)
  }
}

/** A row that stands in the document at its place, written anew with whatever comes to stand there. */
export class PlainRow<Row extends object> {
  readonly element: HTMLElement
  readonly #columns: readonly PlainColumn<Row>[]
  readonly #cells: readonly Cell[]
  #shown: Row | null = null
  #isChosen = false

  constructor(element: HTMLElement, columns: readonly PlainColumn<Row>[]) {
    this.element = element
    this.#columns = columns
    this.#cells = Array.from(element.querySelectorAll(':scope > td:not([data-tool])'), cell => new Cell(cell))
  }

  /** @param row the same object for the same texts */
  write(row: Row, isChosen: boolean): void {
    if (isChosen !== this.#isChosen) this.element.ariaCurrent = isChosen ? 'true' : null
    this.#isChosen = isChosen
    if (row === this.#shown) return
    this.#shown = row
    for (const [place, column] of this.#columns.entries()) this.#cells[place]?.write(plainCell(row, column))
  }
}
