/** A tally that is only read. */
export interface ReadonlyTally<Key> extends ReadonlyMap<Key, number> {
  of(key: Key): number
}

/** How often each key was met, in the order they came first; or how much of each there is. */
export class Tally<Key> extends Map<Key, number> {
  constructor(keys: Iterable<Key> = []) {
    super()
    for (const key of keys) this.add(key)
  }

  /** Adds one, or so many, and gives what there is now. */
  add(key: Key, amount = 1): number {
    const sum = this.of(key) + amount
    this.set(key, sum)
    return sum
  }

  /** What there is of a key; 0 of one that was never met. */
  of(key: Key): number {
    return this.get(key) ?? 0
  }
}
