/** Memoises a function by key object. */
export function memoizeBy<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>()
  return key => {
    const entry = known.get(key) ?? { result: compute(key) }
    known.set(key, entry)
    return entry.result
  }
}

/** Memoises a function by primitive key; results live as long as the returned function. */
export function memoizeByValue<Key extends string | number | boolean, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const known = new Map<Key, { readonly result: Result }>()
  return key => {
    const entry = known.get(key) ?? { result: compute(key) }
    known.set(key, entry)
    return entry.result
  }
}

/** Evaluates a function lazily and at most once. */
export function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}
