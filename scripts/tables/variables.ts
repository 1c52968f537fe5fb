import { dollarNumber, scriptOffset } from '../../src/shared/script-variable.ts'
import { column, hex, integer, memoizeBy, optional, type Table, text } from '../csv/declare.ts'
import { listColumns, type RowOf } from '../csv/engine/define-table.ts'
import { variables } from './shared/authored-variables.ts'
import { locatedVariables } from './shared/located-variables.ts'
import type { ResolvedVariable, VariableRow } from './shared/resolved-variable.ts'
import { variablesMatchArrays } from './shared/variables-match-arrays.ts'

const derived = {
  offset_hex: column('Offset', hex(4), 'Offset in block 01'),
  dollar: column('Variable', integer(), 'Number in script tools, such as Sanny Builder, which write $407'),
  script_offset: column('Script offset', integer(), 'Offset in script memory', 'bytes'),
  array: column('Array', optional(text()), 'Name of its array, or the number of its first variable'),
  element: column('Element', optional(integer()), 'Number of the element in the array, from 0'),
}

type Derived = RowOf<typeof derived>

function publishedRow({ row, position, users, type, kind, name, meaning, offsetHex }: ResolvedVariable) {
  const { index, evidence, doubt, verified, range, initial, seen, distinct, usual, usualSaves, check } = row
  const usedBy = users.length === 0 ? null : users.join(' ')
  const array = position === null ? null : (position.array.name ?? `${position.array.base}`)
  return {
    index,
    type,
    kind,
    name,
    meaning,
    evidence,
    doubt,
    verified,
    range,
    initial,
    seen,
    distinct,
    usual,
    usualSaves,
    check,
    reads: row.reads,
    writes: row.writes,
    usedBy,
    furtherUsers: row.furtherUsers,
    offsetHex,
    dollar: dollarNumber(index),
    scriptOffset: scriptOffset(index),
    array,
    element: position?.element ?? null,
  }
}

/** The variables as published: with cells derived from arrays, offset and array. */
export const fullVariables: Table<VariableRow, VariableRow & Derived> = {
  ...variables,
  columns: [...variables.columns, ...listColumns(derived, true)],
  crossProblems: source => [...variables.crossProblems(source), ...variablesMatchArrays(source)],
  rowTitle: ({ index, name }) => name ?? `${index}`,
  rows: memoizeBy(source => locatedVariables(source).map(publishedRow)),
}
