import { formatNumber } from '../ui/formatNumber.ts'
import { MarkedText } from './MarkedText.ts'
import type { Option } from './options.ts'
import styles from './Palette.module.css'

const noWords: readonly string[] = []

/** A line of the list, written anew with each key. A hit is a real link, so that the browser's own ways to open one work. */
export class OptionLine {
  readonly element: HTMLElement
  readonly #type: Option['type']
  readonly #title: MarkedText
  readonly #code = new MarkedText('code', styles.code)
  readonly #detail = new MarkedText('span', styles.detail)
  /** Where the hit leads, and what the link says so far. */
  #route = ''
  #linked = ''

  constructor(type: Option['type'], id: string) {
    this.#type = type
    this.element = document.createElement(type === 'hit' ? 'a' : 'div')
    this.element.id = id
    if (styles.option) this.element.className = styles.option
    this.element.role = 'option'
    this.element.tabIndex = -1
    this.element.ariaSelected = 'false'
    const isExample = type === 'example'
    this.#title = new MarkedText(isExample ? 'code' : 'span', this.#isMore ? styles.more : styles.title)
    this.element.append(this.#title.element, this.#code.element, this.#detail.element)
  }

  get #isMore(): boolean {
    return this.#type === 'more' || this.#type === 'kinds'
  }

  /** Whether an option can be written into this line. */
  fits({ type }: Option): boolean {
    return type === this.#type
  }

  set isActive(isActive: boolean) {
    const text = String(isActive)
    if (this.element.ariaSelected !== text) this.element.ariaSelected = text
  }

  /**
   * Writes what is seen; where it leads comes by `link`. With spaces between the parts: a line is read out as one text.
   * @param words those that are marked
   */
  write(option: Option, words: readonly string[]): void {
    if (option.type === 'hit') {
      const { route, title, code, detail } = option.hit
      this.#route = route
      this.#title.write(`${title} `, words)
      this.#code.write(code, words)
      this.#detail.write(` ${detail}`, words)
    } else if (option.type === 'example') {
      this.#title.write(`${option.query} `, noWords)
      this.#detail.write(` ${option.finds}`, noWords)
    } else
      this.#title.write(
        `Show ${formatNumber(option.count)} more${option.type === 'kinds' ? ' kinds' : ''}`,
        noWords,
      )
  }

  /** Leads to the hit. Apart from its texts: another address has the browser look for the style of each link anew. */
  link(): void {
    if (this.#route === this.#linked) return
    this.element.setAttribute('href', `#${this.#route}`)
    this.#linked = this.#route
  }
}
