import { afterPaint } from '../ui/whenIdle.ts'
import { rowRem } from './columnTracks.ts'
import { PlainRow } from './PlainRow.ts'
import type { PlainColumn } from './plainCell.ts'
import { cellClass } from './TableRow.tsx'

/** What a table shows for the rows it found. */
export interface Lines<Row> {
  /** Their numbers in their order: a row is a line by its number; the page may add others below 0. */
  readonly lines: Int32Array
  /** The same object for the same line on every drawing. */
  readonly readLine: (line: number) => Row
}

/** What of the lines stands in the document. */
interface View<Row> {
  /** The same object as long as it holds the same. */
  readonly found: Lines<Row>
  /** Places of the lines to hold, upwards. */
  readonly places: readonly number[]
  /** The first place that lies outside the window. */
  readonly firstUnseen: number
  /** The line that is marked. */
  readonly chosen: number | null
}

/**
 * The rows of a table body as plain elements. Rows are known by their place: a filter writes other texts into those
 * that stand there and makes none anew, first into those in the window and after the next frame into the others.
 */
export class PlainRows<Row extends object> {
  readonly columns: readonly PlainColumn<Row>[]
  readonly #body: HTMLElement
  readonly #blank: HTMLElement
  readonly #rows = new Map<number, PlainRow<Row>>()
  #view: View<Row> | null = null
  /** What the rows outside the window show as well. */
  #settled: Lines<Row> | null = null
  #callOff = () => {}

  /** @param body may hold rows of the static first screen @param className of a row */
  constructor(body: HTMLElement, columns: readonly PlainColumn<Row>[], className: string) {
    this.columns = columns
    this.#body = body
    this.#blank = document.createElement('tr')
    this.#blank.className = className
    for (const column of columns) {
      const cell = this.#blank.appendChild(document.createElement('td'))
      const name = cellClass(column)
      if (name) cell.className = name
    }
    for (const element of body.querySelectorAll('tr'))
      this.#rows.set(Number(element.ariaRowIndex) - 2, new PlainRow(element, columns))
  }

  show(view: View<Row>): void {
    this.#view = view
    if (view.found === this.#settled) this.#write(view, Infinity)
    else {
      this.#write(view, view.firstUnseen)
      this.#callOff()
      this.#callOff = afterPaint(() => this.#settle())
    }
  }

  /** Writes nothing any more. */
  stop(): void {
    this.#callOff()
  }

  /** Stops, and leaves the body empty for rows of other columns. */
  leave(): void {
    this.stop()
    this.#body.replaceChildren()
  }

  #settle() {
    if (!this.#view) return
    this.#settled = this.#view.found
    this.#write(this.#view, Infinity)
  }

  #write({ found, places, chosen }: View<Row>, end: number) {
    const { lines, readLine } = found
    const wanted = new Set(places)
    for (const [place, row] of this.#rows)
      if (place < end && !(wanted.has(place) && place < lines.length)) {
        row.element.remove()
        this.#rows.delete(place)
      }
    let next = this.#body.firstElementChild
    for (const place of places) {
      const line = lines[place]
      if (place >= end || line === undefined) break
      const known = this.#rows.get(place)
      const row = known ?? this.#make(place)
      row.write(readLine(line), line === chosen)
      if (row.element === next) next = next.nextElementSibling
      else this.#body.insertBefore(row.element, next)
    }
  }

  #make(place: number): PlainRow<Row> {
    const element = this.#blank.cloneNode(true)
    if (!(element instanceof HTMLElement)) throw new TypeError('a copy of a row is no element')
    element.style.insetBlockStart = `${place * rowRem}rem`
    element.ariaRowIndex = String(place + 2)
    const row = new PlainRow(element, this.columns)
    this.#rows.set(place, row)
    return row
  }
}
