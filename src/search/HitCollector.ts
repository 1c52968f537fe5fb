import { countKinds, countShown, type Hit, type HitGroup, type ResultLimits } from './answer.ts'
import { at } from './cells.ts'
import type { Collector } from './numberHits.ts'
import type { SearchIndex } from './searchIndex.ts'
import { fits } from './words.ts'

/** Kinds preferred over others with the same score. */
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
/** Kinds ranked below others with almost the same score. */
const second = ['Script variables', 'Structs', 'Map names']
/** Kinds whose entries share the name of their set, which is that of a field as well: `weather`. */
const ofSets = ['Values', 'Flags']
/** Script names are abbreviations, so they rank below names with that prefix. */
const abbreviated = 'Scripts'
const behindBegun = 2.05
/** Kinds that are about the documentation. */
const third = ['Corrections', 'Open questions', 'Other sites']

/** Users searching for `money` may want to change it, so recipes with the words in their title rank right after whole names. */
const recipesAhead = -2.3
const ofSetsBehind = 1.1

/** Added to the best score of a kind before sorting kinds. */
function burdenOf(kind: string, best: number, isPhrase: boolean): number {
  // Several words of a description usually match by chance.
  if (kind === 'Recipes' && !(isPhrase && best >= fits.words)) return recipesAhead
  if (ofSets.includes(kind)) return ofSetsBehind
  const place = first.indexOf(kind)
  if (place >= 0) return place / 1000
  if (kind === abbreviated) return behindBegun
  return third.includes(kind) ? 2.5 : second.includes(kind) ? 0.4 + second.indexOf(kind) / 1000 : 0.1
}

/** A hit that is not an index entry: an offset in a file, an unnamed variable. */
interface Extra {
  readonly kind: string
  readonly score: number
  readonly hit: Hit
}

const longest = 99

/** Sort key: score, then length of the title. */
const orderOf = (score: number, length: number) =>
  Math.round((score + 5) * 10) * 100 + Math.min(longest, length)

/** Collects the hits of a query, each entry with its best score. */
export class HitCollector implements Collector {
  readonly #index: SearchIndex
  readonly #scores = new Map<number, number>()
  readonly #notes = new Map<number, string>()
  /** By route. */
  readonly #further = new Map<string, Extra>()
  /** Score of the best hit. */
  best = Infinity

  constructor(index: SearchIndex) {
    this.#index = index
  }

  get count(): number {
    return this.#scores.size + this.#further.size
  }

  entry = (entry: number, score: number): void => {
    this.best = Math.min(this.best, score)
    this.#scores.set(entry, Math.min(score, this.#scores.get(entry) ?? Infinity))
  }

  noted = (entry: number, note: string, score: number): void => {
    this.#notes.set(entry, note)
    this.entry(entry, score)
  }

  hit = (kind: string, hit: Hit, score: number): void => {
    const known = this.#further.get(hit.route)
    if (known && known.score <= score) return
    this.best = Math.min(this.best, score)
    this.#further.set(hit.route, { kind, score, hit })
  }

  /** The hits by kind, limited, the kind with the best hit first. */
  group(limits: ResultLimits, isPhrase: boolean): { groups: readonly HitGroup[]; furtherKinds: number } {
    const { kindOf, words, hitOf } = this.#index
    const extras = [...this.#further.values()].map(({ kind, score, hit }) => ({
      ...{ kind, score, read: () => hit },
      order: orderOf(score, 0) + 0.5, // behind entries that fit as well
    }))
    const entries = [...this.#scores]
      .sort(([one], [other]) => one - other)
      .map(([entry, score]) => ({
        ...{ kind: kindOf(entry), score, read: () => hitOf(entry, this.#notes.get(entry)) },
        order: orderOf(score, at(words.lines, entry).indexOf('\t')),
      }))
    const byKind = new Map<string, ((typeof extras)[number] | (typeof entries)[number])[]>()
    for (const one of [...extras, ...entries]) {
      const found = byKind.get(one.kind)
      if (found) found.push(one)
      else byKind.set(one.kind, [one])
    }
    const kinds = [...byKind]
      .map(([kind, found]) => {
        const best = found.reduce((least, { score }) => Math.min(least, score), Infinity)
        return { kind, found, order: best + burdenOf(kind, best, isPhrase) }
      })
      .sort((one, other) => one.order - other.order)
    const shown = kinds.slice(0, countKinds(limits))
    const groups = shown.map(({ kind, found }, place) => {
      const sorted = found.toSorted((one, other) => one.order - other.order)
      const hits = sorted.slice(0, countShown(limits, kind, place)).map(({ read }) => read())
      return { kind, hits, total: found.length }
    })
    return { groups, furtherKinds: kinds.length - shown.length }
  }
}
