import type { Form } from './numberForms.ts'

/** A value of the thing that the tool stands beside. */
export interface Part {
  readonly key: string
  /** Heading of its column, or what it is of a field. */
  readonly label: string
  /** What can be copied, as it is shown first. */
  readonly forms: readonly Form[]
}

/** A row or field with all that can be copied of it. */
export interface Subject {
  /** Completes "Copy address of". */
  readonly name: string
  /** Route that leads to it, e.g. `/weapons?row=1-04`. */
  readonly route: string
  readonly parts: readonly Part[]
  /** The part that the reader pointed at last; 0 without one. */
  readonly part: number
}

/** A longer text that is made when it is asked for. */
export interface LongForm {
  readonly what: string
  /** Its beginning. */
  readonly shown: string
  readonly read: () => string
}

/** Longer texts that can be copied of a row, and of a part of it, e.g. the whole row or column. */
export interface LongForms {
  readonly ofRow: (row: HTMLElement) => readonly LongForm[]
  readonly ofPart: (row: HTMLElement, part: number) => readonly LongForm[]
}

/** What the tool knows of the area whose rows it serves. */
export interface ToolArea {
  /** Finds the row or field that an element lies in. */
  readonly selector: string
  /** Reads what can be copied; null where there is nothing. */
  readonly read: (row: HTMLElement, pointedAt: Element) => Subject | null
  /** Brings the code for longer texts when the menu is opened. */
  readonly loadLongForms?: () => Promise<LongForms>
}
