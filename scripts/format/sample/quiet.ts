import type { Choice } from '../synthetic/random.ts'

function nearestToZero(min: number, max: number): number {
  return min > 0 ? min : Math.min(0, max)
}

/** Chooses what a save without anything happening would hold: 0, or the legal number next to it. */
export const quiet: Choice = {
  integer: nearestToZero,
  float: nearestToZero,
  bytes: length => new Uint8Array(length),
}
