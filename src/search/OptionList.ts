import { OptionLine } from './OptionLine.ts'
import type { OptionGroup } from './options.ts'
import styles from './Palette.module.css'

/** Height of a line and of the heading of a group in rem, as Palette.module.css sets it. */
const lineRem = 1.9
/** How much of the list is seen, in rem, as Palette.module.css sets it; on phones it fills the window. */
const seenRem = 30

/** A kind of what was found. Lines that are not needed are taken out and kept: the next key may need them. */
class Group {
  readonly element = document.createElement('fieldset')
  readonly #heading = new Text()
  readonly #lines: OptionLine[] = []
  #count = 0

  constructor() {
    const heading = document.createElement('p')
    if (styles.kind) heading.className = styles.kind
    heading.ariaHidden = 'true'
    heading.append(this.#heading)
    this.element.append(heading)
  }

  set title(title: string) {
    if (this.#heading.data !== title) this.#heading.data = title
  }

  /** Takes the title for its name as well: nobody sees that, and it may wait for the paint. */
  name(): void {
    if (this.element.ariaLabel !== this.#heading.data) this.element.ariaLabel = this.#heading.data
  }

  /** The line at a place of the group, of the kind that an option needs. */
  lineFor(option: OptionGroup['options'][number], place: number, id: string): OptionLine {
    const known = this.#lines[place]
    const line = known?.fits(option) ? known : new OptionLine(option.type, id)
    if (place >= this.#count) this.element.append(line.element)
    else if (line !== known) known?.element.replaceWith(line.element)
    this.#lines[place] = line
    this.#count = Math.max(this.#count, place + 1)
    return line
  }

  cutTo(count: number) {
    for (const { element } of this.#lines.slice(count, this.#count)) element.remove()
    this.#count = count
  }
}

/**
 * What was found, kind by kind. Elements are known by their place: each key writes other texts into those that stand
 * there, at once into those that are seen, and by `settle` into the others.
 */
export class OptionList {
  readonly element = document.createElement('div')
  readonly #id: string
  readonly #seenRem = matchMedia('(width < 36rem)').matches ? window.innerHeight / 16 : seenRem
  readonly #groups: Group[] = []
  /** How many of them are in the list. */
  #groupCount = 0
  #lines: OptionLine[] = []
  #active = 0
  /** What is still to be written. */
  #rest: Iterator<number> | null = null

  /** @param id begins the ids of the options */
  constructor(id: string) {
    this.#id = id
    this.element.id = id
    this.element.role = 'listbox'
    this.element.ariaLabel = 'Results'
    if (styles.list) this.element.className = styles.list
  }

  /**
   * Writes what is seen; the rest is left to `settle`.
   * @param words those that are marked
   * @param active place of the option that Enter takes
   */
  show(groups: readonly OptionGroup[], words: readonly string[], active: number): void {
    this.element.hidden = groups.length === 0
    this.#lines = []
    const rest = this.#write(groups, words)
    this.#active = active
    this.#rest = rest
    for (let next = rest.next(); !next.done; next = rest.next())
      if (next.value > this.#seenRem && this.#lines.length > active) return
  }

  /** Writes what has not been written yet: lines out of sight, and where they all lead. */
  settle(): void {
    if (!this.#rest) return
    while (this.#rest.next().done === false);
    this.#rest = null
    for (const line of this.#lines) line.link()
    for (const group of this.#groups) group.name()
  }

  /** Makes another option the one that Enter takes. */
  choose(place: number): void {
    this.settle()
    const [former, next] = [this.#lines[this.#active], this.#lines[place]]
    if (former) former.isActive = false
    if (next) next.isActive = true
    this.#active = place
  }

  elementAt(place: number): HTMLElement | null {
    return this.#lines[place]?.element ?? null
  }

  /** Place of the option that an event happened on; -1 for none. */
  placeOf(target: EventTarget | null): number {
    const element = target instanceof Element ? target.closest('[role=option]') : null
    return this.#lines.findIndex(line => line.element === element)
  }

  /** Writes line by line. @returns after each line the height of the list so far, in rem */
  *#write(groups: readonly OptionGroup[], words: readonly string[]): Generator<number, void> {
    let heightRem = 0
    for (const [place, { title, options }] of groups.entries()) {
      const group = this.#groups[place] ?? new Group()
      if (place >= this.#groupCount) this.element.append(group.element)
      this.#groupCount = Math.max(this.#groupCount, place + 1)
      this.#groups[place] = group
      group.title = title
      heightRem += lineRem
      for (const [number, option] of options.entries()) {
        const line = group.lineFor(option, number, `${this.#id}-${place}-${number}`)
        line.write(option, words)
        line.isActive = this.#lines.length === this.#active
        this.#lines.push(line)
        heightRem += lineRem
        yield heightRem
      }
      group.cutTo(options.length)
    }
    for (const { element } of this.#groups.slice(groups.length, this.#groupCount)) element.remove()
    this.#groupCount = groups.length
  }
}
