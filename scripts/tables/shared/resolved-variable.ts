import type { ArrayPosition } from '../../../src/shared/variable-array.ts'
import type { Table } from '../../csv/declare.ts'
import type { scriptGates } from '../script-gates.ts'
import type { variableArrays } from '../variable-arrays.ts'
import type { variableRules } from '../variable-rules.ts'
import type { variables } from './authored-variables.ts'

type RowOf<Of> = Of extends Table<infer Row, object> ? Row : never
export type VariableRow = RowOf<typeof variables>
export type ArrayRow = RowOf<typeof variableArrays>
export type VariableRule = RowOf<typeof variableRules>
export type ScriptGate = RowOf<typeof scriptGates>

export type PositionInArray = ArrayPosition<ArrayRow>

/** A variable completed from its array and its type. */
export interface ResolvedVariable {
  /** The row as authored. */
  readonly row: VariableRow
  readonly index: number
  readonly type: ArrayRow['type']
  readonly kind: VariableRow['kind']
  readonly name: string | null
  readonly meaning: string
  readonly position: PositionInArray | null
  /** All scripts listed for the variable and for its array. */
  readonly users: readonly string[]
  /** Offset in block 01. */
  readonly offsetHex: string
  /** Number of the variable with the first letters of its text; its own number unless it is a later part of a text. */
  readonly textStart: number
}
