import {
  choice,
  column,
  hex,
  integer,
  memoizeBy,
  type Names,
  optional,
  type Source,
} from '../../csv/declare.ts'
import { type ResolvedVariable, resolveVariables } from './script-variables.ts'

const byName = memoizeBy(
  (resolved: readonly ResolvedVariable[]): ReadonlyMap<string, ResolvedVariable> =>
    new Map(resolved.flatMap(variable => (variable.name === null ? [] : [[variable.name, variable]]))),
)

/** The variables by name. */
export const variablesByName = (source: Source) => byName(resolveVariables(source))

/** Offset and type of a variable, for tables that refer to it. */
export const positionColumns = {
  position_hex: column('Offset', optional(hex(4)), 'Offset in block 01'),
  type: column('Type', optional(choice('integer', 'boolean')), 'Data type'),
  size_bytes: column('Bytes used', optional(integer()), 'Used part of the four-byte variable', 'bytes'),
}

/** Offset in block 01 of the variable with this name, or null. */
export function variablePosition(name: string | null, source: Source): string | null {
  return variablesByName(source).get(name ?? '')?.offsetHex ?? null
}

/** Offset, type and used bytes of the variable with this name. */
export function variableCells(name: string, source: Source) {
  const variable = variablesByName(source).get(name)
  const isSwitch = variable?.type === 'bool'
  return {
    positionHex: variable?.offsetHex ?? null,
    type: isSwitch ? 'boolean' : 'integer',
    sizeBytes: isSwitch ? 1 : 4,
  } as const
}

/** Offset of a variable as the search shows it: `01:0A2C`; empty without one. */
export const variableCode = (positionHex: string | null) => (positionHex === null ? '' : `01:${positionHex}`)

const variableNames = memoizeBy(
  (resolved: readonly ResolvedVariable[]): ReadonlySet<string> => new Set(byName(resolved).keys()),
)

/** The script variables with a name, their own or that of their array. */
export const variableNamesIn: Names = {
  of: 'variable of data-csv/variables.csv',
  known: source => variableNames(resolveVariables(source)),
}
