import { variableOffset } from '../../../src/shared/script-variable.ts'
import { arrayElementName, arrayResolver } from '../../../src/shared/variable-array.ts'
import { memoizeBy, type SoundRow, type Source, type TableRows } from '../../csv/declare.ts'
import { variableArrays } from '../variable-arrays.ts'
import { variables } from './authored-variables.ts'
import { describeVariable } from './describe-variable.ts'
import type { ArrayRow, PositionInArray, ResolvedVariable, VariableRow } from './resolved-variable.ts'
import { wordsOf } from './variable-words.ts'

/** An element with its own type has its own kind as well. */
function kindOf({ type, kind }: VariableRow, position: PositionInArray | null): VariableRow['kind'] {
  if (position === null || type !== null || kind !== null) return kind
  return position.part > 0 ? 'text label part' : position.array.kind
}

const noUsers: readonly string[] = []
const usersOfArray = memoizeBy(({ usedBy }: ArrayRow) => wordsOf(usedBy))

function usersOf({ usedBy }: VariableRow, position: PositionInArray | null): readonly string[] {
  const own = usedBy === null ? noUsers : wordsOf(usedBy)
  if (position === null) return own
  const shared = usersOfArray(position.array)
  return own.length === 0 ? shared : [...new Set([...own, ...shared])]
}

const resolveRows = memoizeBy((rows: TableRows<VariableRow>) =>
  memoizeBy((arrays: TableRows<ArrayRow>): readonly ResolvedVariable[] => {
    const positionOf = arrayResolver(arrays.soundRows.map(({ values }) => values))
    let textStart = 0
    return rows.soundRows.map(({ values: row }) => {
      const { index } = row
      const position = positionOf(index)
      const kind = kindOf(row, position)
      if (kind !== 'text label part') textStart = index
      const type = row.type ?? position?.array.type ?? 'unused'
      const name = row.name ?? (position === null ? null : arrayElementName(position))
      const users = usersOf(row, position)
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
