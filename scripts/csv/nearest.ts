/** Levenshtein distance: single-character insertions, deletions and replacements between two texts. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const removed = (previous[column] ?? 0) + 1
      const inserted = (current[column - 1] ?? 0) + 1
      current.push(Math.min(replaced, removed, inserted))
    }
    previous = current
  }
  return previous[to.length] ?? 0
}

const longestCompared = 80

/** Share of the letters that may differ in a slip of the pen. */
const differingShare = 0.6

/** The candidate closest to what was written (case ignored), or null when none is close enough to be meant. */
export function nearest(written: string, candidates: Iterable<string>): string | null {
  const wanted = written.toLowerCase()
  if (wanted.length > longestCompared) return null
  let best: string | null = null
  let bestDistance = Math.ceil(wanted.length * differingShare) + 1
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}
