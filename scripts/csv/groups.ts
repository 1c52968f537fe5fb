/** Values in groups: the groups in the order of their first value, the values of each in the order they came. */
export class Groups<Key, Value> extends Map<Key, Value[]> {
  /** Adds a value behind the others of its group. */
  put(key: Key, value: Value): void {
    const group = this.get(key)
    if (group === undefined) this.set(key, [value])
    else group.push(value)
  }

  /** The values of a group; none where nothing was put. */
  of(key: Key): readonly Value[] {
    return this.get(key) ?? []
  }
}

/** Groups that are only read. */
export interface ReadonlyGroups<Key, Value> extends ReadonlyMap<Key, readonly Value[]> {
  of(key: Key): readonly Value[]
}

/** The values in groups of one key each. */
export function groupBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): Groups<Key, Value> {
  const groups = new Groups<Key, Value>()
  for (const value of values) groups.put(keyOf(value), value)
  return groups
}
