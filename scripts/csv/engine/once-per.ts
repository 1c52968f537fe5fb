/** The same function, computed once for each key object. */
export function oncePer<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>()
  return key => {
    const entry = known.get(key) ?? { result: compute(key) }
    known.set(key, entry)
    return entry.result
  }
}

/** The same for keys that are no objects; what was computed lives as long as the function. */
export function oncePerValue<Key extends string | number | boolean, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const known = new Map<Key, { readonly result: Result }>()
  return key => {
    const entry = known.get(key) ?? { result: compute(key) }
    known.set(key, entry)
    return entry.result
  }
}
