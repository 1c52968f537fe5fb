interface Options {
  /** Keys of the list's direction. */
  readonly arrows: readonly [back: string, on: string]
  /** Whether the first follows the last. */
  readonly isCyclic: boolean
}

/** Index in a list that an arrow key, Home or End leads to; null for another key, or at an end of the list. */
export function indexByKey(
  key: string,
  index: number,
  length: number,
  { arrows: [back, on], isCyclic }: Options,
): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  if (key !== back && key !== on) return null
  const next = index + (key === on ? 1 : -1)
  if (isCyclic) return (next + length) % length
  return next >= 0 && next < length ? next : null
}
