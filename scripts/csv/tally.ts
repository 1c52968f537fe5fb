/** Read-only tally. */
export interface ReadonlyTally<Key> extends ReadonlyMap<Key, number> {
  of(key: Key): number
}

/** Counts or sums per key, in insertion order. */
export class Tally<Key> extends Map<Key, number> {
  constructor(keys: Iterable<Key> = []) {
    super()
    for (const key of keys) this.add(key)
  }

  /** Adds an amount (1 by default) and returns the new total. */
  add(key: Key, amount = 1): number {
    const sum = this.of(key) + amount
    this.set(key, sum)
    return sum
  }

  /** The total of a key; 0 if it was never added. */
  of(key: Key): number {
    return this.get(key) ?? 0
  }
}
