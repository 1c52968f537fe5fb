import { formatNumber } from '../ui/formatNumber.ts'
import type { Answer } from './answer.ts'
import styles from './Palette.module.css'

function countText({ total, isNearest, isNumber, awaitsPlaces }: Answer, query: string): string {
  if (total === 0 && awaitsPlaces) return 'Loading...'
  if (isNumber && isNearest) return `Nothing has exactly “${query}”${total === 0 ? '' : '; nearest:'}`
  if (total === 0) return `Nothing is called “${query}”`
  if (isNearest) return `Nothing has all of “${query}”; nearest:`
  return total === 1 ? '1 result' : `${formatNumber(total)} results`
}

/** How many results there are, and what numbers of the query can mean. Announced when it changes. */
export class Outcome {
  readonly element = document.createElement('div')
  readonly #lines: Text[] = []
  #texts: readonly string[] = []

  constructor() {
    this.element.role = 'status'
    if (styles.outcome) this.element.className = styles.outcome
  }

  /**
   * As many lines as before move nothing: they may wait for `settle`.
   * @param answer null while there is none; an error when there will be none
   */
  show(query: string, answer: Answer | Error | null): void {
    if (answer instanceof Error)
      this.#texts = [`The index of the search could not be loaded: ${answer.message}`]
    else if (answer) this.#texts = [countText(answer, query.trim()), ...answer.readings]
    else this.#texts = query.trim() === '' ? [] : ['Loading...']
    if (this.#texts.length !== this.#lines.length) this.settle()
  }

  /** Writes what has not been written yet. */
  settle(): void {
    for (const line of this.#lines.splice(this.#texts.length)) line.parentElement?.remove()
    this.#texts.forEach((text, place) => {
      const line = this.#lines[place] ?? this.#add()
      if (line.data !== text) line.data = text
    })
  }

  #add(): Text {
    const [line, text] = [document.createElement('p'), new Text()]
    line.append(text)
    this.element.append(line)
    this.#lines.push(text)
    return text
  }
}
