import type { JsonForm } from '#shared/json-rows.ts'
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
  /** What its texts are in JSON files. */
  readonly json?: JsonForm
  /** Whether its hex digits are bytes in file order. */
  readonly isBytes?: true
  parse(cell: string): Parsed<Value>
}

type RequiredKind<Value extends CellValue> = Pick<Kind<Value>, 'name' | 'typeScript' | 'parse'> &
  Partial<Kind<Value>>

/** Defines a kind whose cells must be filled. */
export function defineKind<Value extends CellValue>(kind: RequiredKind<Value>): Kind<Value> {
  return { isOptional: false, choices: null, constraints: {}, ...kind }
}

/** The same kind, but an empty cell means "none" and becomes null. */
export function optional<Value extends CellValue>(kind: Kind<Value>): Kind<Value | null> {
  const none: Parsed<null> = { value: null }
  return {
    ...kind,
    typeScript: `${kind.typeScript} | null`,
    isOptional: true,
    parse: (cell: string): Parsed<Value | null> => (cell === '' ? none : kind.parse(cell)),
  }
}

/** The same kind, whose texts are lists or numbers in JSON files. */
export function inJson<Value extends CellValue>(json: JsonForm, kind: Kind<Value>): Kind<Value> {
  return { ...kind, json }
}

/** The same kind, whose hex digits are bytes in file order. */
export function inFileOrder<Value extends CellValue>(kind: Kind<Value>): Kind<Value> {
  return { ...kind, isBytes: true }
}

/** The allowed numbers in words, e.g. `1 to 9` or `0 and above`; empty if all are allowed. */
export function rangeWords({ minimum, maximum }: Constraints): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  if (minimum !== undefined) return `${minimum} and above`
  return maximum === undefined ? '' : `up to ${maximum}`
}

export interface Column<Value extends CellValue = CellValue> {
  readonly kind: Kind<Value>
  /** Short heading on the page. */
  readonly label: string
  /** One line for the column's tooltip and the data index. */
  readonly description: string
  /** Unit of the numbers, e.g. `bytes`; null for none. */
  readonly unit: string | null
}

/** Declares a column: heading, cell type, description and unit. */
export function column<Value extends CellValue>(
  label: string,
  kind: Kind<Value>,
  description: string,
  unit: string | null = null,
): Column<Value> {
  return { kind, label, description, unit }
}

/** `skill_offset_hex` as a type: `skillOffsetHex`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name
