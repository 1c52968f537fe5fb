import type { Fault } from '../problem.ts'

export type CellValue = string | number | boolean | null

export type Parsed<Value> = { readonly value: Value } | { readonly fault: Fault }

export type KindName = 'integer' | 'float' | 'hex' | 'text' | 'choice' | 'boolean' | 'colour'

/** Constraints on all cells of a column, as Table Schema defines them. */
export interface Constraints {
  /** Matches the whole cell. */
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** A cell type: a small parser from text to value, and the TypeScript type of that value. */
export interface Kind<Value extends CellValue> {
  readonly name: KindName
  /** Type of the property in the generated row. */
  readonly typeScript: string
  /** Whether a cell may be empty. */
  readonly isOptional: boolean
  /** All values of a choice, otherwise null. */
  readonly choices: readonly string[] | null
  readonly constraints: Constraints
  /** Rules that the constraints cannot express, in words. */
  readonly hint?: string
  parse(cell: string): Parsed<Value>
}
