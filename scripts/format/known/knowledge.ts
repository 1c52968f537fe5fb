import type { Element, Evidence, Field } from '../definition.ts'

/** Kinds of knowledge about a byte; `unnamed` is a script variable without a name of its own. */
export const knowledgeKinds = [
  'proven',
  'source',
  'guess',
  'unnamed',
  'filler',
  'address',
  'unwritten',
  'ignored',
] as const

export type Knowledge = (typeof knowledgeKinds)[number]

/** Bytes by kind of knowledge. */
export type Tally = Readonly<Record<Knowledge, number>>

export const emptyTally: Tally = {
  ...{ proven: 0, source: 0, guess: 0, unnamed: 0, filler: 0, address: 0, unwritten: 0, ignored: 0 },
}

export function addTallies(one: Tally, other: Tally, times = 1): Tally {
  const sums = knowledgeKinds.map(kind => [kind, one[kind] + other[kind] * times] as const)
  return { ...emptyTally, ...Object.fromEntries(sums) }
}

const byStrength: readonly Evidence[] = ['proven', 'source', 'guess']

/** The weaker of two: a proven position in a struct whose use is a guess is a guess. */
export function weakerEvidence(one: Evidence, other: Evidence): Evidence {
  return byStrength.indexOf(one) > byStrength.indexOf(other) ? one : other
}

/** What is known of the bytes of a field: its role when nothing reads it, else its evidence. */
export function knowledgeOf({ role, evidence }: Field, limit: Evidence): Knowledge {
  return role === 'data' || role === 'count' ? weakerEvidence(evidence, limit) : role
}

/** Elements of an array that has a list of names but none for them. */
export function unnamedCount(count: number, elements: readonly Element[] | null, hasNames: boolean): number {
  if (elements === null) return 0
  return hasNames ? count - elements.length : count
}
