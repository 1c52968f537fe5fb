import type { Answer, Wish } from './answer.ts'
import { findHits } from './findHits.ts'
import { groupOptions, type Option, type OptionGroup } from './options.ts'
import { loadPlaces, type SearchIndex } from './searchIndex.ts'
import type { Trace } from './trace.ts'

const firstWish: Wish = { opened: new Set(), isAll: false }
const noWords: readonly string[] = []

/** The place of the hit that a trace names among all options; 0 where it is not. */
function placeOf(options: readonly Option[], route: string): number {
  return Math.max(
    0,
    options.findIndex(option => option.type === 'hit' && option.hit.route === route),
  )
}

/** What the reader looks for, what was found, and which of it is chosen. */
export class Question {
  query: string
  answer: Answer | null = null
  groups: readonly OptionGroup[] = []
  options: readonly Option[] = []
  /** Place of the option that Enter takes. */
  active = 0
  #wish: Wish
  #index: SearchIndex | Error | null = null
  /** Route of the hit to begin at. */
  #first: string | null

  /** @param trace the search to begin with */
  constructor(trace: Trace | null) {
    this.query = trace?.query ?? ''
    this.#wish = trace ? { opened: new Set(trace.opened), isAll: trace.isAll } : firstWish
    this.#first = trace?.route ?? null
    this.#answer()
  }

  /** An error when it cannot be loaded. */
  get index(): SearchIndex | Error | null {
    return this.#index
  }

  set index(index: SearchIndex | Error | null) {
    this.#index = index
    this.#answer()
  }

  get words(): readonly string[] {
    return this.answer?.words ?? noWords
  }

  ask(query: string): void {
    this.query = query
    this.#wish = firstWish
    this.#first = null
    this.active = 0
    this.#answer()
  }

  /** Chooses what is no link: more hits, more kinds, an example. */
  take(option: Option): void {
    if (option.type === 'example') this.ask(option.query)
    if (option.type === 'more')
      this.#wish = { ...this.#wish, opened: new Set([...this.#wish.opened, option.kind]) }
    if (option.type === 'kinds') this.#wish = { ...this.#wish, isAll: true }
    this.#answer()
  }

  /** What leads back to this search from where a hit leads. */
  traceTo(route: string): Trace {
    const { opened, isAll } = this.#wish
    return { query: this.query, route, opened: [...opened], isAll }
  }

  /** Loads what the answer waits for. @returns whether there is another answer now */
  async complete(): Promise<boolean> {
    const { answer } = this
    if (!answer?.awaitsPlaces || !this.#index || this.#index instanceof Error) return false
    const failure = await loadPlaces(this.#index).then(
      () => null,
      error =>
        `The tables of coordinates could not be loaded: ${error instanceof Error ? error.message : error}`,
    )
    if (this.answer !== answer) return false
    if (failure === null) this.#answer()
    else this.answer = { ...answer, awaitsPlaces: false, readings: [...answer.readings, failure] }
    return true
  }

  #answer() {
    const isEmpty = this.query.trim() === ''
    const index = this.#index instanceof Error ? null : this.#index
    this.answer = index && !isEmpty ? findHits(index, this.query, this.#wish) : null
    this.groups = isEmpty || this.answer ? groupOptions(this.answer) : []
    this.options = this.groups.flatMap(group => group.options)
    if (this.#first !== null && this.answer && !this.answer.awaitsPlaces) {
      this.active = placeOf(this.options, this.#first)
      this.#first = null
    }
  }
}
