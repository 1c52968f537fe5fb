import type { Choice } from '../../scripts/format/sample/legal-struct.ts'

/** Random numbers that are the same in every run (mulberry32). */
export class Random implements Choice {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** A number from 0 up to, but not including, 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  integer(min: number, max: number): number {
    return min + Math.floor(this.fraction() * (max - min + 1))
  }

  float(min: number, max: number): number {
    return min + this.fraction() * (max - min) * 0.999
  }

  bytes(length: number): Uint8Array {
    const bytes = new Uint8Array(length)
    for (let index = 0; index < length; index++) bytes[index] = this.integer(0, 0xff)
    return bytes
  }
}
