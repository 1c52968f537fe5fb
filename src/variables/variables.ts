import { variableArrays } from '../generated/variable-arrays.ts'
import { type Variable, variableColumns } from '../generated/variables.ts'
import { rowsOf } from '../shared/rows.ts'
import { arrayResolver, derivedColumns } from '../shared/variable-array.ts'

/** The position of a variable in its array; null outside of arrays. */
export const arrayPositionOf = arrayResolver(variableArrays)

/** All script variables as published; row n is variable n. */
export const variables = rowsOf<Variable>({
  ...variableColumns,
  ...derivedColumns(variableColumns, arrayPositionOf),
})
