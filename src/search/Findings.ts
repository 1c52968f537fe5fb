import { countKinds, countShown, type Hit, type HitGroup, type ResultLimits } from './answer.ts'
import { at } from './cells.ts'
import type { Collector } from './numberHits.ts'
import type { SearchIndex } from './searchIndex.ts'

/** Kinds that are meant more often than others that fit as well. */
const first = [
  'Pages',
  'Glossary',
  'Missions',
  'Vehicles',
  'Weapons',
  'Statistics',
  'Fields',
  'Savehouses',
  'Locations',
  'Garages',
]
/** Kinds that give way to others whose hit fits almost as well. */
const second = ['Script variables', 'Structs', 'Values', 'Flags', 'Map names']
/** The game's names for its scripts are beginnings of words: they give way to names that begin so. */
const abbreviated = 'Scripts'
const behindBegun = 2.05
/** Kinds that are about the documentation. */
const third = ['Corrections', 'Not known yet', 'Other sites']

/** Who looks for `money` may want to change it: recipes with the words in their title come right after whole names. */
const recipesAhead = -2.5

/** What is added to the best fit of a kind before kinds are sorted. */
function burdenOf(kind: string): number {
  if (kind === 'Recipes') return recipesAhead
  const place = first.indexOf(kind)
  if (place >= 0) return place / 1000
  if (kind === abbreviated) return behindBegun
  return third.includes(kind) ? 2.5 : second.includes(kind) ? 0.4 + second.indexOf(kind) / 1000 : 0.1
}

/** What was found and is no entry of the index: a place in a file, a variable without a name. */
interface Extra {
  readonly kind: string
  readonly score: number
  readonly hit: Hit
}

const longest = 99
/** More than there are entries. */
const room = 2 ** 15

/** One number to sort by: fit, then length of the title. */
const orderOf = (score: number, length: number) =>
  Math.round((score + 5) * 10) * 100 + Math.min(longest, length)

/** What a query has found so far, each entry by its best fit. */
export class Findings implements Collector {
  readonly #index: SearchIndex
  /** By entry. A plain array: to make a typed one and fill it takes longer with each key. */
  readonly #scores: (number | undefined)[]
  /** Those with a score: to look through all would take longer than to find a few. */
  readonly #entries: number[] = []
  readonly #notes = new Map<number, string>()
  readonly #further = new Map<string, Extra>()
  count = 0
  /** The fit of the best hit. */
  best = Infinity

  constructor(index: SearchIndex) {
    this.#index = index
    this.#scores = new Array(index.words.lines.length)
  }

  entry = (entry: number, score: number): void => {
    const known = this.#scores[entry]
    if (known === undefined) {
      this.count++
      this.#entries.push(entry)
    } else if (known <= score) return
    this.best = Math.min(this.best, score)
    this.#scores[entry] = score
  }

  noted = (entry: number, note: string, score: number): void => {
    this.#notes.set(entry, note)
    this.entry(entry, score)
  }

  hit = (kind: string, hit: Hit, score: number): void => {
    const known = this.#further.get(hit.route)
    if (known && known.score <= score) return
    if (!known) this.count++
    this.best = Math.min(this.best, score)
    this.#further.set(hit.route, { kind, score, hit })
  }

  /** By kind the entries that were found, with the numbers to sort them by; the order of the index decides at last. */
  #orders(): Map<string, number[]> {
    const { kindOf, words } = this.#index
    const orders = new Map<string, number[]>()
    for (const entry of Uint16Array.from(this.#entries).sort()) {
      const length = at(words.lines, entry).indexOf('\t')
      const order = orderOf(at(this.#scores, entry), length) * room + entry
      const kind = kindOf(entry)
      const known = orders.get(kind)
      if (known) known.push(order)
      else orders.set(kind, [order])
    }
    return orders
  }

  /** The best hits of a kind, of entries and of what has no entry. */
  #best(orders: readonly number[], extras: readonly Extra[], limit: number): readonly Hit[] {
    const entries = [...Float64Array.from(orders).sort().subarray(0, limit)].map(order => {
      const entry = order % room
      const hit = this.#index.hitOf(entry, this.#notes.get(entry))
      return { order: Math.floor(order / room), hit }
    })
    const others = extras.map(({ score, hit }) => ({ order: orderOf(score, 0), hit }))
    const all = [...entries, ...others].toSorted((one, other) => one.order - other.order)
    return all.slice(0, limit).map(({ hit }) => hit)
  }

  /** What was found by kind, as much as is wanted, the kind with the best hit first. */
  group(limits: ResultLimits): { groups: readonly HitGroup[]; furtherKinds: number } {
    const orders = this.#orders()
    const further = [...this.#further.values()]
    const kinds = [...new Set([...further.map(({ kind }) => kind), ...orders.keys()])].map(kind => {
      const numbers = orders.get(kind) ?? [] // what is no entry has kinds of its own
      const extras = further.filter(one => one.kind === kind)
      const leastOrder = numbers.reduce((least, order) => Math.min(least, order), Infinity)
      const bestEntry = Math.floor(leastOrder / room / 100) / 10 - 5
      const best = extras.reduce((least, { score }) => Math.min(least, score), bestEntry)
      return { kind, numbers, extras, order: best + burdenOf(kind) }
    })
    kinds.sort((one, other) => one.order - other.order)
    const shown = kinds.slice(0, countKinds(limits))
    const groups = shown.map(({ kind, numbers, extras }, place) => {
      const hits = this.#best(numbers, extras, countShown(limits, kind, place))
      return { kind, hits, total: numbers.length + extras.length }
    })
    return { groups, furtherKinds: kinds.length - shown.length }
  }
}
