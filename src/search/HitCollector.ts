import type { SearchOptions } from 'minisearch'
import { groupBy } from '#shared/collections.ts'
import { elementAt, entryHit } from './entries.ts'
import type { OffsetHit } from './offsetHits.ts'
import type { Hit, ResultLimits, ShownHits } from './results.ts'
import type { SearchIndex } from './searchIndex.ts'
import { variableKind } from './variables.ts'
import { findWords, fits } from './words.ts'

/** Scores of numbers relative to those of words (`fits`). */
export const scores = { intended: -2, exact: -1, possible: -0.5, doubtful: 4.5 } as const

export const fileKind = 'In a typical save'
export const blockKind = 'At this offset in a block'

/**
 * Added to the best score of a kind before sorting kinds: preferred kinds in this order, then those without a weight, then
 * kinds below others with almost the same score.
 */
const kindWeights: Readonly<Record<string, number>> = {
  Pages: 0,
  Glossary: 0.001,
  Missions: 0.002,
  Vehicles: 0.003,
  Weapons: 0.004,
  Statistics: 0.005,
  Fields: 0.006,
  Savehouses: 0.007,
  Locations: 0.008,
  Garages: 0.009,
  'Script variables': 0.4,
  Structs: 0.401,
  'Map names': 0.402,
  // Entries share the name of their set, which is that of a field as well: `weather`.
  Values: 1.1,
  Flags: 1.1,
  // Script names are abbreviations, so they rank below names with that prefix.
  Scripts: 2.05,
  // About the documentation.
  'Corrected claims': 2.5,
  'Open questions': 2.5,
  'Other sites': 2.5,
}
const usualWeight = 0.1

/** Users searching for `money` may want to change it, so recipes with the words in their title rank right after whole names. */
const recipeBonus = -2.3
/** Recipes that are called like the query follow missions and fields, and precede locations. */
const namedRecipeWeight = 0.0065

function weightOf(kind: string, best: number): number {
  if (kind === 'Recipes' && best === fits.whole) return namedRecipeWeight
  // Words of a description usually match by chance.
  if (kind === 'Recipes' && best < fits.words) return recipeBonus
  return kindWeights[kind] ?? usualWeight
}

/** A hit that is not an index entry: an offset in a file, an unnamed variable. */
interface ExtraHit {
  readonly kind: string
  readonly score: number
  readonly hit: Hit
}

const maxTitleLength = 99

/** Sort key: score, then length of the title. */
const orderOf = (score: number, length: number) =>
  Math.round((score + 5) * 10) * 100 + Math.min(maxTitleLength, length)

/** Limits before "more" is pressed: number of kinds, and hits by rank of the kind. */
const fewKinds = 6
const fewHits = [5, 3, 3]
const leastHits = 2
const moreHits = 300

/** Number of hits of a kind to show: few before recipes, so that the best recipe is among the first three hits. */
function countShown({ opened }: ResultLimits, kinds: readonly string[], rank: number): number {
  const [kind = '', next] = kinds.slice(rank)
  if (opened.includes(kind)) return moreHits
  return next === 'Recipes' ? leastHits : (fewHits[rank] ?? leastHits)
}

/** Collects the hits of a query, each entry with its best score: lower is better, as in `fits`. */
export class HitCollector {
  readonly index: SearchIndex
  readonly #scores = new Map<number, number>()
  readonly #notes = new Map<number, string>()
  /** By route. */
  readonly #further = new Map<string, ExtraHit>()
  /** Score of the best hit. */
  best = Infinity

  constructor(index: SearchIndex) {
    this.index = index
  }

  get count(): number {
    return this.#scores.size + this.#further.size
  }

  /** @param note additional remark */
  entry(entry: number, score: number, note?: string): void {
    if (note !== undefined) this.#notes.set(entry, note)
    this.best = Math.min(this.best, score)
    this.#scores.set(entry, Math.min(score, this.#scores.get(entry) ?? Infinity))
  }

  hit(kind: string, hit: Hit, score: number): void {
    const known = this.#further.get(hit.route)
    if (known && known.score <= score) return
    this.best = Math.min(this.best, score)
    this.#further.set(hit.route, { kind, score, hit })
  }

  /** Entries with all of some words. @param options MiniSearch options */
  words(words: readonly string[], options?: SearchOptions): void {
    findWords(this.index.words, words, (entry, fit) => this.entry(entry, fit), options)
  }

  /** Entries with a number as their code. */
  codes(codes: SearchIndex['byHex'], number: number, score: number): void {
    for (const entry of codes.get(number) ?? []) this.entry(entry, score)
  }

  /** A script variable by its index. */
  variable(number: number, score: number): void {
    const { variables, variableEntries } = this.index
    if (number < 0 || number >= variables.count) return
    const known = variableEntries.get(number)
    if (known === undefined) this.hit(variableKind, entryHit(variables.entryOf(number)), score)
    else this.entry(known, score)
  }

  /** An offset, and then what the tables know about it. */
  offset(kind: string, found: OffsetHit | null, score: number): void {
    if (!found) return
    this.hit(kind, found.hit, score)
    if (found.entry !== null) this.entry(found.entry, score + 0.1)
    if (found.variable !== null) this.variable(found.variable, score + 0.1)
  }

  /** The hits by kind, limited, the kind with the best hit first. */
  group(limits: ResultLimits): ShownHits {
    const { entries, kindOf, words } = this.index
    const extras = [...this.#further.values()].map(({ kind, score, hit }) => ({
      kind,
      score,
      read: () => hit,
      order: orderOf(score, 0) + 0.5, // after entries that match equally well
    }))
    const own = [...this.#scores]
      .sort(([one], [other]) => one - other)
      .map(([entry, score]) => ({
        kind: kindOf(entry),
        score,
        read: () => entryHit(elementAt(entries, entry), this.#notes.get(entry)),
        order: orderOf(score, elementAt(words.lines, entry).indexOf('\t')), // a line starts with the title
      }))
    const kinds = [...groupBy([...extras, ...own], ({ kind }) => kind)]
      .map(([kind, found]) => {
        const best = Math.min(...found.map(({ score }) => score))
        return { kind, found, order: best + weightOf(kind, best) }
      })
      .sort((one, other) => one.order - other.order)
    const shown = kinds.slice(0, limits.isAll ? kinds.length : fewKinds)
    const names = shown.map(({ kind }) => kind)
    const groups = shown.map(({ kind, found }, rank) => {
      const sorted = found.toSorted((one, other) => one.order - other.order)
      const hits = sorted.slice(0, countShown(limits, names, rank)).map(({ read }) => read())
      return { kind, hits, total: found.length }
    })
    return { groups, hiddenKinds: kinds.length - shown.length }
  }
}
