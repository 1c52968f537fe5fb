import type { Value } from './value.ts'

/** A value outside its legal range. */
export interface Violation {
  readonly block: string
  /** E.g. `cars[12].alarm_chance`. */
  readonly path: string
  /** Bytes from the start of the file. */
  readonly offset: number
  readonly value: Value
  readonly allowed: string
}
