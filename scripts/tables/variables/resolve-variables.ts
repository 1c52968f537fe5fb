import { variableOffset } from '../../../src/shared/script-variable.ts'
import { arrayElementName, arrayResolver } from '../../../src/shared/variable-array.ts'
import { memoizeBy, type SoundRow, type Source, type TableRows } from '../../csv/declare.ts'
import { describeVariable } from './describe-variable.ts'
import type { ArrayPlace, ArrayRow, ResolvedVariable, VariableRow } from './resolved-variable.ts'
import { variableArrays } from './variable-arrays.ts'
import { variables } from './variables.ts'
import { wordsOf } from './words.ts'

/** An element with its own type has its own kind as well. */
function kindOf({ type, kind }: VariableRow, place: ArrayPlace | null): VariableRow['kind'] {
  if (place === null || type !== null || kind !== null) return kind
  return place.part > 0 ? 'text label part' : place.array.kind
}

const noUsers: readonly string[] = []
const usersOfArray = memoizeBy(({ usedBy }: ArrayRow) => wordsOf(usedBy))

function usersOf({ usedBy }: VariableRow, place: ArrayPlace | null): readonly string[] {
  const own = usedBy === null ? noUsers : wordsOf(usedBy)
  if (place === null) return own
  const shared = usersOfArray(place.array)
  return own.length === 0 ? shared : [...new Set([...own, ...shared])]
}

const resolveRows = memoizeBy((rows: TableRows<VariableRow>) =>
  memoizeBy((arrays: TableRows<ArrayRow>): readonly ResolvedVariable[] => {
    const positionOf = arrayResolver(arrays.soundRows.map(({ values }) => values))
    let textStart = 0
    return rows.soundRows.map(({ values: row }) => {
      const { index } = row
      const place = positionOf(index)
      const kind = kindOf(row, place)
      if (kind !== 'text label part') textStart = index
      const type = row.type ?? place?.array.type ?? 'unused'
      const name = row.name ?? (place === null ? null : arrayElementName(place))
      const users = usersOf(row, place)
      const offsetHex = variableOffset(index)
      const meaning = describeVariable({ row, index, type, kind, place, users, textStart })
      // Built as one literal: copying and extending an object takes ten times as long.
      return { row, index, type, kind, name, place, users, textStart, offsetHex, meaning }
    })
  }),
)

/** All variables, completed from their arrays; without those whose rows cannot be parsed. */
export function resolveVariables(source: Source): readonly ResolvedVariable[] {
  return resolveRows(variables.read(source))(variableArrays.read(source))
}

/** A row of variables.csv with its resolved variable. */
export interface PlacedVariable {
  readonly row: SoundRow<VariableRow>
  readonly variable: ResolvedVariable
}

const placedRows = memoizeBy((rows: TableRows<VariableRow>) =>
  memoizeBy((resolved: readonly ResolvedVariable[]): readonly PlacedVariable[] =>
    rows.soundRows.flatMap((row, index) => {
      const variable = resolved[index]
      return variable === undefined ? [] : [{ row, variable }]
    }),
  ),
)

/** The rows of variables.csv beside the variables they give, to lay problems on. */
export function placedVariables(source: Source): readonly PlacedVariable[] {
  return placedRows(variables.read(source))(resolveVariables(source))
}

/** The variables by name. */
export const variablesByName = memoizeBy(
  (resolved: readonly ResolvedVariable[]): ReadonlyMap<string, ResolvedVariable> =>
    new Map(resolved.flatMap(variable => (variable.name === null ? [] : [[variable.name, variable]]))),
)
