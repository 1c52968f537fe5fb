import { countKinds, countShown, type Hit, type HitGroup, type Wish } from './answer.ts'
import type { Collector } from './numberHits.ts'
import type { SearchIndex } from './searchIndex.ts'

/** Kinds that are meant more often than others that fit as well, and at the end those that seldom are. */
const first = [
  'Pages',
  'Missions',
  'Vehicles',
  'Weapons',
  'Statistics',
  'Fields',
  'Savehouses',
  'Locations',
  'Garages',
]
const last = [
  'Script variables',
  'Scripts',
  'Structs',
  'Values',
  'Flags',
  'Map names',
  'Corrections',
  'Not known yet',
  'Other sites',
]

function rankOf(kind: string): number {
  const place = first.indexOf(kind)
  return place >= 0 ? place : last.includes(kind) ? 20 + last.indexOf(kind) : first.length
}

/** A seldom meant kind gives way to another whose hit fits almost as well. */
const burden = 0.4
const longest = 99
/** More than there are entries. */
const room = 2 ** 15

/** What a query has found so far, each entry by its best fit. */
export class Findings implements Collector {
  readonly #index: SearchIndex
  readonly #scores: Float64Array
  readonly #further = new Map<string, { kind: string; score: number; hit: Hit }>()
  count = 0
  /** The fit of the best hit. */
  best = Infinity

  constructor(index: SearchIndex) {
    this.#index = index
    this.#scores = new Float64Array(index.haystack.starts.length - 1).fill(Infinity)
  }

  entry = (entry: number, score: number): void => {
    const known = this.#scores[entry] ?? 0
    if (known === Infinity) this.count++
    this.best = Math.min(this.best, score)
    if (score < known) this.#scores[entry] = score
  }

  hit = (kind: string, hit: Hit, score: number): void => {
    const known = this.#further.get(hit.route)
    if (known && known.score <= score) return
    if (!known) this.count++
    this.best = Math.min(this.best, score)
    this.#further.set(hit.route, { kind, score, hit })
  }

  /** One number to sort by: fit, then length of the title, then the order of the index. */
  #orders(): Map<string, number[]> {
    const { kindOf, haystack } = this.#index
    const orders = new Map<string, number[]>()
    this.#scores.forEach((score, entry) => {
      if (score === Infinity) return
      const length = haystack.text.indexOf('\t', haystack.starts[entry]) - (haystack.starts[entry] ?? 0)
      const order = (Math.round((score + 5) * 10) * 100 + Math.min(longest, length)) * room + entry
      const kind = kindOf(entry)
      const known = orders.get(kind)
      if (known) known.push(order)
      else orders.set(kind, [order])
    })
    return orders
  }

  /** What was found by kind, as much as is wanted, the kind with the best hit first. */
  group(wish: Wish): { groups: readonly HitGroup[]; furtherKinds: number } {
    const orders = this.#orders()
    const further = [...this.#further.values()].toSorted((one, other) => one.score - other.score)
    const kinds = [...new Set([...further.map(({ kind }) => kind), ...orders.keys()])].map(kind => {
      const numbers = Float64Array.from(orders.get(kind) ?? []).sort()
      const extras = further.filter(one => one.kind === kind)
      const bestEntry = numbers[0] === undefined ? Infinity : Math.floor(numbers[0] / room / 100) / 10 - 5
      const best = Math.min(bestEntry, extras[0]?.score ?? Infinity)
      const rank = rankOf(kind)
      return { kind, numbers, extras, order: best + (rank >= 20 ? burden : 0) + rank / 1000 }
    })
    kinds.sort((one, other) => one.order - other.order)
    const shown = kinds.slice(0, countKinds(wish))
    const groups = shown.map(({ kind, numbers, extras }, place) => {
      const limit = countShown(wish, kind, place)
      const entries = [...numbers.subarray(0, Math.max(0, limit - extras.length))]
      const hits = [
        ...extras.slice(0, limit).map(({ hit }) => hit),
        ...entries.map(order => this.#index.hitOf(order % room)),
      ]
      return { kind, hits, total: numbers.length + extras.length }
    })
    return { groups, furtherKinds: kinds.length - shown.length }
  }
}
