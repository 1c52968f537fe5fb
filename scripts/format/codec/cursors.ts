import { SaveError, type SaveErrorCode } from './save-error.ts'
import type { Value } from './value.ts'

/** A value outside its legal range. */
export interface Violation {
  /** Number of the block; null outside all blocks. */
  readonly block: string | null
  /** E.g. `block12.cars[12].alarm_chance`. */
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

/** A position in a file, and the value that is there. */
class Cursor {
  readonly bytes: Uint8Array
  readonly view: DataView
  /** End of the range that may be used. */
  readonly limit: number
  offset = 0
  block: string | null = null
  /** Names and indexes of the value being read or written, from the block. */
  readonly path: (string | number)[] = []

  constructor(bytes: Uint8Array, limit: number) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.limit = limit
  }

  /** Runs a function at another path. */
  at(path: Cursor['path'], use: () => void): void {
    const outer = this.path.splice(0, this.path.length, ...path)
    use()
    this.path.splice(0, this.path.length, ...outer)
  }

  /** The current path as `offsetOf` takes it, e.g. `block12.cars[12].alarm_chance`; empty if there is none. */
  protected pathText(): string {
    const { block, path } = this
    const steps = path.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')
    return block === null || steps === '' ? steps.slice(1) : `block${block}${steps}`
  }

  /** A fault of the value at the current path. */
  protected fault(code: SaveErrorCode, reason: string, offset = this.offset): SaveError {
    return new SaveError(code, reason, { offset, block: this.block, path: this.pathText() })
  }
}

/** The read position in a file, and what was found so far. */
export class ReadCursor extends Cursor {
  readonly violations: Violation[] = []
  violationCount = 0
  /** Violated constants, counts and sizes of the format. */
  readonly breaches: SaveError[] = []
  breachCount = 0
  /** Whether a NaN was read. */
  hasNaN = false

  /** @throws SaveError if fewer bytes are left */
  need(size: number, what: string): void {
    const left = this.limit - this.offset
    if (size > left) throw this.error(`${what} needs ${size} bytes, but only ${Math.max(left, 0)} are left`)
  }

  error(reason: string): SaveError {
    return this.fault('contents', reason)
  }

  /** Records that the value at the current path is outside its range. */
  violate(offset: number, value: Value, allowed: string, name: string | null = null): void {
    this.violationCount++
    if (this.violations.length >= mostKept) return
    const shown = value === Infinity || value === -Infinity ? `${value}` : value // JSON has no infinity
    this.violations.push({ block: this.block, path: this.pathText(), name, offset, value: shown, allowed })
  }

  /** Records that the value at the current path, a constant of the format, differs. */
  breach(offset: number, value: Value, allowed: string): void {
    this.breachCount++
    if (this.breaches.length >= mostKept) return
    this.breaches.push(this.fault('rule', breachReason(value, allowed), offset))
  }
}

/** The write position in a file. */
export class WriteCursor extends Cursor {
  /** Whether constants are set, and values that break rules of the format are rejected. */
  readonly isChecked: boolean

  constructor(size: number, limit: number, isChecked = false) {
    super(new Uint8Array(size), limit)
    this.isChecked = isChecked
  }

  /** @throws SaveError if the file has no room for that many bytes */
  need(size: number): void {
    if (this.offset + size > this.limit) throw this.error(`the file has no room for ${size} more bytes`)
  }

  error(reason: string): SaveError {
    return this.fault('value', reason)
  }

  /** Rejects a value that breaks a rule of the format, unless rules are not checked. @throws SaveError */
  breach(_offset: number, value: Value | undefined, allowed: string): void {
    if (this.isChecked) throw this.fault('rule', breachReason(value, allowed))
  }

  /** Unusual values may be written. */
  violate(): void {}
}
