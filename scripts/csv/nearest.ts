/**
 * Levenshtein distance: single-character insertions, deletions and replacements between two texts.
 * @param limit at which counting ends, as nobody asks by how much a distance is too long
 */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit
  // Distances from the letters read so far to each beginning of `to`, the empty one left out.
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
    // Each distance of a row is at least the least of the row before.
    if (least >= limit) return limit
  }
  return distances.at(-1) ?? from.length
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
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}
