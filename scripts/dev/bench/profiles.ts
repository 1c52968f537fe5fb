import type { Line } from './slow-line.ts'

export interface Profile {
  readonly name: string
  /** How many times slower the page's processor is made. */
  readonly cpuFactor: number
  readonly line: Line | null
}

/** A good desktop, and a cheap phone on a poor line (1.6 Mbit/s, 150 ms there and back). */
export const profiles: readonly Profile[] = [
  { name: 'fast', cpuFactor: 1, line: null },
  { name: 'slow', cpuFactor: 4, line: { bytesPerMs: 200, roundTripMs: 150 } },
]
