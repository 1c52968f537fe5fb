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
