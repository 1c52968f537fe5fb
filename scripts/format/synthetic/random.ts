/** Chooses the values of a generated save. */
export interface Choice {
  /** An integer from `min` to `max`, inclusive. */
  integer(min: number, max: number): number
  /** A number from `min` to `max`. */
  float(min: number, max: number): number
  bytes(length: number): Uint8Array
}

/** A small seeded random number generator (mulberry32). */
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
