import { Random } from '../../scripts/format/synthetic/random-struct.ts'

/** Pseudo-random numbers from 0 to 1 that are the same in every run. */
export function seededRandom(seed: number): () => number {
  const random = new Random(seed)
  return () => random.fraction()
}
