import type { CopyFormat } from './numberFormats.ts'

/** A longer text, created when it is copied. */
export interface DeferredCopyFormat {
  readonly what: string
  /** Its beginning. */
  readonly preview: string
  readonly read: () => string
}

/** A value of a row or field. */
export interface CopyPart {
  readonly key: string
  /** Header of its column, or which property of a field it is. */
  readonly label: string
  /** What can be copied, the most likely first. */
  readonly formats: readonly CopyFormat[]
  /** A longer text, e.g. the column of a cell. */
  readonly further?: DeferredCopyFormat
}

/** A row or field with everything that can be copied of it. */
export interface CopyTarget {
  /** Completes "Copy link to". */
  readonly name: string
  /** Route that leads to it, e.g. `/weapons?row=1-04`. */
  readonly route: string
  readonly parts: readonly CopyPart[]
  /** Longer texts of the whole, e.g. the row as CSV. */
  readonly whole?: readonly DeferredCopyFormat[]
}

/** Whether a copy menu is open: its row or field keeps its actions, wherever the pointer goes. */
export const isMenuOpen = () => document.querySelector('[role="menu"]') !== null
