import { formatNumber } from '../ui/formatNumber.ts'
import { afterPaint } from '../ui/whenIdle.ts'
import type { Answer } from './answer.ts'
import styles from './Palette.module.css'

function countText({ total, isNearest }: Answer, query: string): string {
  if (total === 0) return `Nothing is called “${query}”`
  if (isNearest) return `Nothing has all of “${query}”; nearest:`
  return total === 1 ? '1 result' : `${formatNumber(total)} results`
}

/** How many results there are, and what numbers of the query can mean. Announced when it changes. */
export class Outcome {
  readonly element = document.createElement('div')
  #texts: readonly string[] = []
  #callOff = () => {}

  constructor() {
    this.element.role = 'status'
    if (styles.outcome) this.element.className = styles.outcome
  }

  /** @param answer null while there is none; an error when there will be none */
  show(query: string, answer: Answer | Error | null): void {
    if (answer instanceof Error)
      this.#write([`The index of the search could not be loaded: ${answer.message}`])
    else if (answer) this.#write([countText(answer, query.trim()), ...answer.readings])
    else this.#write(query.trim() === '' ? [] : ['Loading...'])
  }

  /** As many lines as before move nothing: they come when the list is painted. */
  #write(texts: readonly string[]) {
    this.#callOff()
    if (texts.length === this.#texts.length) this.#callOff = afterPaint(() => this.#draw(texts))
    else this.#draw(texts)
  }

  #draw(texts: readonly string[]) {
    const { element } = this
    for (let count = this.#texts.length; count > texts.length; count--) element.lastChild?.remove()
    texts.forEach((text, place) => {
      const line = element.children[place] ?? element.appendChild(document.createElement('p'))
      if (text !== this.#texts[place]) line.textContent = text
    })
    this.#texts = texts
  }
}
