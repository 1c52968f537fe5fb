import { memoizeBy, type Names } from '../../csv/declare.ts'
import { resolveVariables, variablesByName } from './resolve-variables.ts'
import type { ResolvedVariable } from './resolved-variable.ts'

const variableNames = memoizeBy(
  (resolved: readonly ResolvedVariable[]): ReadonlySet<string> => new Set(variablesByName(resolved).keys()),
)

/** The script variables with a name, their own or that of their array. */
export const variableNamesIn: Names = {
  of: 'variable of data-csv/variables.csv',
  known: source => variableNames(resolveVariables(source)),
}
