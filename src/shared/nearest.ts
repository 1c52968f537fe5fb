/**
 * Levenshtein distance: single-character insertions, deletions and replacements between two texts.
 * @param limit stops counting here, since the exact distance no longer matters
 */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit
  // Distances from the prefix read so far to each non-empty prefix of `to`.
  const distances = Array.from({ length: to.length }, (_, index) => index + 1)
  for (let row = 1; row <= from.length; row++) {
    let diagonal = row - 1
    let left = row
    let least = row
    distances.forEach((above, column) => {
      const replaced = diagonal + (from[row - 1] === to[column] ? 0 : 1)
      diagonal = above
      left = Math.min(replaced, above + 1, left + 1)
      least = Math.min(least, left)
      distances[column] = left
    })
    // Distances never fall below the minimum of the previous row.
    if (least >= limit) return limit
  }
  return distances.at(-1) ?? from.length
}

const longestCompared = 80

/** Maximum share of letters that may differ in a typo. */
const differingShare = 0.6

/** The closest candidate, ignoring case, or null if none is close enough. */
export function nearest(written: string, candidates: Iterable<string>): string | null {
  const wanted = written.toLowerCase()
  if (wanted.length > longestCompared) return null
  let best: string | null = null
  let bestDistance = Math.ceil(wanted.length * differingShare) + 1
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** A hint after a message about an unknown name: `; did you mean money?`, or nothing. */
export function didYouMean(written: string, candidates: Iterable<string>): string {
  const close = nearest(written, candidates)
  return close === null ? '' : `; did you mean ${close}?`
}
