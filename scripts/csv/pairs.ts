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
