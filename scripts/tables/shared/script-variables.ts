import { evidences } from '#shared/field-types.ts'
import { variableOffset } from '#shared/script-variable.ts'
import {
  type ArrayPosition,
  arrayElementName,
  arrayResolver,
  elementMeaning,
  mergeUsers,
} from '#shared/variable-array.ts'
import {
  choice,
  column,
  defineTable,
  eachRow,
  float,
  integer,
  lists,
  memoizeBy,
  optional,
  rowCount,
  type SoundRow,
  type Source,
  sequence,
  type Table,
  type TableRows,
  text,
  unique,
} from '../../csv/declare.ts'
import { atMostFact } from '../format/file.ts'
import { scriptUsers } from '../scripts.ts'
import { variableArrays } from '../variable-arrays.ts'
import { variableCount, variableNumber } from './shared-columns.ts'
import {
  hasDecimalPoint,
  observedValuesValid,
  statisticsExist,
  verifiedFits,
} from './variable-cells-valid.ts'
import {
  describeVariable,
  doubt,
  observedValues,
  scriptNames,
  span,
  variableKind,
  variableName,
  variablesNamed,
  variableType,
  verified,
  wordsOf,
} from './variable-words.ts'

const count = integer({ min: 0, max: 99999 })

export const variables = defineTable(
  {
    file: 'variables.csv',
    title: 'Script variables',
    rowMeaning: 'one global variable of the script',
    page: '/variables',
    rowKey: ['index'],
    titleKeys: ['name', 'dollar'],
    hasModule: false,
    sources: ['scripts', 'script-source', 'command-library', 'saves', 'older-docs'],
    columns: {
      index: column('Index', variableNumber, 'Number n of the variable, at script offset 8 + 4n'),
      type: column('Type', optional(variableType), 'Type of the value; empty: same as its array'),
      kind: column('Kind', variableKind, 'Kind of value; empty: nothing special, or same as its array'),
      name: column(
        'Name',
        optional(variableName),
        'Own name; an element without one is named after its array',
      ),
      meaning: column(
        'Meaning',
        optional(text({ maxLength: 120 })),
        'Meaning; empty if type and scripts already explain it',
      ),
      evidence: column('Evidence', choice(...evidences), 'Level of evidence, and what saves verify'),
      doubt: column('Doubt', doubt, 'Whether the meaning is unverified'),
      verified: column('Verified', verified, 'What a check on saves verifies'),
      range: column('Valid values', optional(span), 'Where they are known'),
      initial: column(
        'Initial value',
        optional(float()),
        'Constant set by the script, the same in all saves',
      ),
      seen: column(
        'Values in saves',
        optional(observedValues),
        'The only value in saves, up to five, or smallest and largest; floats to four digits',
      ),
      distinct: column('Different values', optional(integer({ min: 2 })), 'Number of values between the two'),
      usual: column('Usual value', optional(float()), 'Most frequent value'),
      usual_saves: column(
        'Saves with usual value',
        optional(integer({ min: 1 })),
        'Number of saves with that value',
      ),
      check: column('Check', optional(text({ maxLength: 400 })), 'What was checked on the saves'),
      reads: column('Reads', count, 'Instructions that read it'),
      writes: column('Writes', count, 'Instructions that write it'),
      used_by: column(
        'Used by',
        optional(scriptNames),
        'Scripts other than those of its array, most accesses first',
      ),
      further_users: column(
        'Further scripts',
        optional(integer({ min: 1, max: 312 })),
        'Number of other scripts that use it',
      ),
    },
  },
  [
    rowCount(variableCount, 'scripts/tables/shared/shared-columns.ts'),
    sequence('index'),
    unique('name'),
    observedValuesValid,
    eachRow(hasDecimalPoint),
    eachRow(verifiedFits),
    variablesNamed,
  ],
  [
    lists('usedBy', scriptUsers),
    statisticsExist,
    atMostFact('distinct', 'script_files'),
    atMostFact('usualSaves', 'script_files'),
  ],
)

type RowOf<Of> = Of extends Table<infer Row, object> ? Row : never
export type VariableRow = RowOf<typeof variables>
export type ArrayRow = RowOf<typeof variableArrays>
export type PositionInArray = ArrayPosition<ArrayRow>

/** A variable completed from its array and its type. */
export interface ResolvedVariable {
  /** The row as authored, and as read, to lay problems on its cells. */
  readonly row: VariableRow
  readonly read: SoundRow<VariableRow>
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

const resolveRows = memoizeBy((rows: TableRows<VariableRow>) =>
  memoizeBy((arrays: TableRows<ArrayRow>): readonly ResolvedVariable[] => {
    const positionOf = arrayResolver(arrays.soundRows.map(({ values }) => values))
    let textStart = 0
    return rows.soundRows.map(read => {
      const { values: row } = read
      const { index } = row
      const position = positionOf(index)
      const kind = kindOf(row, position)
      // Scripts access a text by its first variable.
      if (kind !== 'text label part' || row.reads + row.writes > 0) textStart = index
      const type = row.type ?? position?.array.type ?? 'unused'
      const name = row.name ?? (position === null ? null : arrayElementName(position))
      const users = wordsOf(mergeUsers(row.usedBy, position?.array.usedBy))
      const offsetHex = variableOffset(index)
      const ofElement = position && elementMeaning(position)
      const meaning = describeVariable({ row, index, type, kind, ofElement, users, textStart })
      // Built as one literal: copying and extending an object takes ten times as long.
      return { row, read, index, type, kind, name, position, users, textStart, offsetHex, meaning }
    })
  }),
)

/** All variables, completed from their arrays; without those whose rows cannot be parsed. */
export function resolveVariables(source: Source): readonly ResolvedVariable[] {
  return resolveRows(variables.read(source))(variableArrays.read(source))
}
