import { columnsOf, rowsOf } from '../../src/shared/rows.ts'
import { arrayResolver, derivedColumns } from '../../src/shared/variable-array.ts'
import { column, hex, integer, memoizeBy, optional, type Source, type Table, text } from '../csv/declare.ts'
import { listColumns, type RowOf } from '../csv/engine/define-table.ts'
import { variables } from './shared/authored-variables.ts'
import { locatedVariables } from './shared/located-variables.ts'
import type { VariableRow } from './shared/resolved-variable.ts'
import { variablesMatchArrays } from './shared/variables-match-arrays.ts'
import { variableArrays } from './variable-arrays.ts'

const derived = {
  offset_hex: column('Offset', hex(4), 'Offset in block 01'),
  dollar: column('Variable', integer(), 'Number in script tools, such as Sanny Builder, which write $407'),
  script_offset: column('Script offset', integer(), 'Offset in script memory', 'bytes'),
  array: column('Array', optional(text()), 'Name of its array, or the number of its first variable'),
  element: column('Element', optional(integer()), 'Number of the element in the array, from 0'),
}

type Derived = RowOf<typeof derived>

/** The cells of the variables by column; null where they follow from the array, as `derivedColumns` computes. */
export const storedVariables = memoizeBy((source: Source) => {
  const all = locatedVariables(source)
  return {
    ...columnsOf(all.map(({ row }) => row)),
    type: all.map(({ type }) => type),
    kind: all.map(({ kind }) => kind),
    meaning: all.map(({ row, position, meaning, isLocated }) =>
      row.meaning === null && !isLocated && position?.array.meaning ? null : meaning,
    ),
  }
})

/** The variables as published: with cells derived from arrays, offset and array. */
export const fullVariables: Table<VariableRow, VariableRow & Derived> = {
  ...variables,
  columns: [...variables.columns, ...listColumns(derived, true)],
  crossProblems: source => [...variables.crossProblems(source), ...variablesMatchArrays(source)],
  rowTitle: ({ index, name }) => name ?? `${index}`,
  rows: memoizeBy(source => {
    const stored = storedVariables(source)
    return rowsOf<VariableRow & Derived>({
      ...stored,
      ...derivedColumns(stored, arrayResolver(variableArrays.rows(source))),
    })
  }),
}
