import type { Fault } from '../problem.ts'

export type CellValue = string | number | boolean | null

export type Parsed<Value> = { readonly value: Value } | { readonly fault: Fault }

export type KindName = 'integer' | 'float' | 'hex' | 'text' | 'choice' | 'boolean' | 'colour'

/** Rules for all cells of a column that other programs understand too, in the words of the Table Schema standard. */
export interface Constraints {
  /** Of the whole cell. */
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** What the cells of a column may hold: one tiny parser from text to value, and how the value looks in TypeScript. */
export interface Kind<Value extends CellValue> {
  readonly name: KindName
  /** Type of the property in the generated row. */
  readonly typeScript: string
  /** Whether a cell may be empty. */
  readonly isOptional: boolean
  /** All values of a choice, else null. */
  readonly choices: readonly string[] | null
  readonly constraints: Constraints
  /** What is allowed and the constraints do not say, in words. */
  readonly hint?: string
  parse(cell: string): Parsed<Value>
}
