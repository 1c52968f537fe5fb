import { SaveError } from './save-error.ts'
import type { Value } from './value.ts'

/** Names and indexes as a path, e.g. `cars[12].alarm_chance`. */
export function pathText(steps: readonly (string | number)[]): string {
  return steps
    .map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1)
}

/** A value outside its legal range. */
export interface Violation {
  /** Number of the block; null outside all blocks. */
  readonly block: string | null
  /** E.g. `cars[12].alarm_chance`. */
  readonly path: string
  /** Name of the value, if it is an element of a list. */
  readonly name: string | null
  /** Bytes from the start of the file. */
  readonly offset: number
  readonly value: Value
  readonly allowed: string
}

function breachReason(value: Value | undefined, allowed: string): string {
  return `is ${typeof value === 'number' ? `${value}` : JSON.stringify(value)}, must be ${allowed}`
}

/** Further findings are counted but not kept: a damaged file can have thousands. */
const mostKept = 100

/** The read position in a file, and what was found so far. */
export class ReadCursor {
  readonly bytes: Uint8Array
  readonly view: DataView
  /** End of the readable range. */
  readonly limit: number
  readonly violations: Violation[] = []
  violationCount = 0
  /** Violated constants, counts and sizes of the format. */
  readonly breaches: SaveError[] = []
  breachCount = 0
  /** Whether a NaN was read. */
  hasNaN = false
  offset = 0
  block: string | null = null
  /** Names and indexes of the value being read. */
  readonly path: (string | number)[] = []

  constructor(bytes: Uint8Array, limit: number) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.limit = limit
  }

  /** @throws SaveError if fewer bytes are left */
  need(size: number, what: string): void {
    const left = this.limit - this.offset
    if (size > left) throw this.error(`${what} needs ${size} bytes, but only ${Math.max(left, 0)} are left`)
  }

  error(reason: string): SaveError {
    return new SaveError('contents', reason, this.offset, this.block, pathText(this.path))
  }

  /** Records that the value at the current path is outside its range. */
  violate(offset: number, value: Value, allowed: string, name: string | null = null): void {
    this.violationCount++
    if (this.violations.length >= mostKept) return
    const shown = value === Infinity || value === -Infinity ? `${value}` : value // JSON has no infinity
    this.violations.push({
      block: this.block,
      path: pathText(this.path),
      name,
      offset,
      value: shown,
      allowed,
    })
  }

  /** Records that the value at the current path, a constant of the format, differs. */
  breach(offset: number, value: Value, allowed: string): void {
    this.breachCount++
    if (this.breaches.length >= mostKept) return
    const reason = breachReason(value, allowed)
    this.breaches.push(new SaveError('rule', reason, offset, this.block, pathText(this.path)))
  }
}

/** The write position in a file. */
export class WriteCursor {
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly limit: number
  offset = 0
  block: string | null = null
  readonly path: (string | number)[] = []

  /** Whether constants are set, and values that break rules of the format are rejected. */
  readonly isChecked: boolean

  constructor(size: number, limit: number, isChecked = false) {
    this.isChecked = isChecked
    this.bytes = new Uint8Array(size)
    this.view = new DataView(this.bytes.buffer)
    this.limit = limit
  }

  /** @throws SaveError if the file has no room for that many bytes */
  need(size: number): void {
    if (this.offset + size > this.limit) throw this.error(`the file has no room for ${size} more bytes`)
  }

  error(reason: string): SaveError {
    return new SaveError('value', reason, this.offset, this.block, pathText(this.path))
  }

  /** Rejects a value that breaks a rule of the format, unless rules are not checked. @throws SaveError */
  breach(_offset: number, value: Value | undefined, allowed: string): void {
    if (!this.isChecked) return
    const reason = breachReason(value, allowed)
    throw new SaveError('rule', reason, this.offset, this.block, pathText(this.path))
  }

  /** Unusual values may be written. */
  violate(): void {}
}
