/** Adjacent pairs of values, one fewer than there are values. */
export function pairs<Value extends string | number | object>(
  values: Iterable<Value>,
): readonly (readonly [value: Value, next: Value])[] {
  const found: [Value, Value][] = []
  let last: Value | null = null
  for (const value of values) {
    if (last !== null) found.push([last, value])
    last = value
  }
  return found
}

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

/** Values in groups; both groups and their values keep insertion order. */
export class Groups<Key, Value> extends Map<Key, Value[]> {
  /** Appends a value to its group. */
  put(key: Key, value: Value): void {
    const group = this.get(key)
    if (group === undefined) this.set(key, [value])
    else group.push(value)
  }

  /** The values of a group, or an empty list. */
  of(key: Key): readonly Value[] {
    return this.get(key) ?? []
  }
}

/** Read-only groups. */
export interface ReadonlyGroups<Key, Value> extends ReadonlyMap<Key, readonly Value[]> {
  of(key: Key): readonly Value[]
}

/** Groups values by key. */
export function groupBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): Groups<Key, Value> {
  const groups = new Groups<Key, Value>()
  for (const value of values) groups.put(keyOf(value), value)
  return groups
}
