import { dollarName, variableOffset, workingValueMeaning } from '#shared/script-variable.ts'
import {
  type ArrayPosition,
  arrayElementName,
  arrayResolver,
  elementMeaning,
  mergeUsers,
} from '#shared/variable-array.ts'
import { memoizeBy, type SoundRow, type Source, type Table, type TableRows } from '../../csv/declare.ts'
import type { scriptGates } from '../script-gates.ts'
import { variableArrays } from '../variable-arrays.ts'
import type { variableRules } from '../variable-rules.ts'
import { variables } from './authored-variables.ts'
import { wordsOf } from './variable-words.ts'

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

/** An element with its own type has its own kind as well. */
function kindOf({ type, kind }: VariableRow, position: PositionInArray | null): VariableRow['kind'] {
  if (position === null || type !== null || kind !== null) return kind
  return position.part > 0 ? 'text label part' : position.array.kind
}

type Undescribed = Omit<ResolvedVariable, 'meaning' | 'name' | 'offsetHex'>

const words: Readonly<Record<string, string>> = {
  int: 'integer',
  float: 'number',
  bool: 'flag',
  text: 'text',
}

/** A short label for a value: `coordinate x`, `pickup handle`, `flag`. */
function wordFor({ type, kind }: Undescribed): string {
  if (type === 'handle') return `${kind ?? 'thing'} handle`
  if (kind === 'text label part') return 'text'
  return kind ?? words[type] ?? type
}

/** Describes a variable: its own meaning, that of its array, or one derived from type and scripts. */
function describeVariable(variable: Undescribed): string {
  const { row, position, type, index, textStart, kind, users } = variable
  const { meaning, reads, furtherUsers } = row
  if (meaning !== null) return meaning
  if (type === 'unused') return 'no script refers to it'
  const ofElement = position && elementMeaning(position)
  if (ofElement !== null) return ofElement
  if (kind === 'text label part' && index > textStart) {
    return `part ${index - textStart + 1} of the text in ${dollarName(textStart)}`
  }
  const word = wordFor(variable)
  if (reads === 0) return `${word}, set and never read`
  const [user = ''] = users
  const shared = users.length + (furtherUsers ?? 0)
  return shared === 1 ? workingValueMeaning(word, user) : `${word}, shared by ${shared} scripts`
}

const resolveRows = memoizeBy((rows: TableRows<VariableRow>) =>
  memoizeBy((arrays: TableRows<ArrayRow>): readonly ResolvedVariable[] => {
    const positionOf = arrayResolver(arrays.soundRows.map(({ values }) => values))
    let textStart = 0
    return rows.soundRows.map(({ values: row }) => {
      const { index } = row
      const position = positionOf(index)
      const kind = kindOf(row, position)
      // Scripts access a text by its first variable.
      if (kind !== 'text label part' || row.reads + row.writes > 0) textStart = index
      const type = row.type ?? position?.array.type ?? 'unused'
      const name = row.name ?? (position === null ? null : arrayElementName(position))
      const users = wordsOf(mergeUsers(row.usedBy, position?.array.usedBy))
      const offsetHex = variableOffset(index)
      const meaning = describeVariable({ row, index, type, kind, position, users, textStart })
      // Built as one literal: copying and extending an object takes ten times as long.
      return { row, index, type, kind, name, position, users, textStart, offsetHex, meaning }
    })
  }),
)

/** All variables, completed from their arrays; without those whose rows cannot be parsed. */
export function resolveVariables(source: Source): readonly ResolvedVariable[] {
  return resolveRows(variables.read(source))(variableArrays.read(source))
}

/** A row of variables.csv with its resolved variable. */
export interface VariableOfRow {
  readonly row: SoundRow<VariableRow>
  readonly variable: ResolvedVariable
}

const rowsOf = memoizeBy((rows: TableRows<VariableRow>) =>
  memoizeBy((resolved: readonly ResolvedVariable[]): readonly VariableOfRow[] =>
    rows.soundRows.flatMap((row, index) => {
      const variable = resolved[index]
      return variable === undefined ? [] : [{ row, variable }]
    }),
  ),
)

/** The rows of variables.csv beside the variables they give, to lay problems on. */
export function variablesOfRows(source: Source): readonly VariableOfRow[] {
  return rowsOf(variables.read(source))(resolveVariables(source))
}

/** The variables by name. */
export const variablesByName = memoizeBy(
  (resolved: readonly ResolvedVariable[]): ReadonlyMap<string, ResolvedVariable> =>
    new Map(resolved.flatMap(variable => (variable.name === null ? [] : [[variable.name, variable]]))),
)
