import type { Range } from '../definition.ts'
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

/** A range in words. */
export function describeRange(range: Range): string {
  if (range.kind === 'set') return range.values.join(', ')
  if (range.kind === 'text') return JSON.stringify(range.text)
  if (range.kind === 'sameAs') return `the value of ${range.field}`
  return range.min === range.max ? `${range.min}` : `${range.min} to ${range.max}`
}
