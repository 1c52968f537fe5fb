import { variableShares } from '../../../generated/variable-shares.ts'
import { dollarNumber, dollarNumberAt } from '../../../shared/script-variable.ts'
import type { TableInfo } from '../../../shared/table-types.ts'
import { withColumns } from '../../../table/withColumns.ts'

/** What a row gains. */
export interface VariableNumber {
  /** Number of its variable in script tools; null for data after the variables. */
  readonly dollar: number | null
}

/** Header of that number. */
export const variableHeader = {
  label: 'Variable',
  hint: 'Number in script tools, such as Sanny Builder, which write $407',
}

/** How its column looks. */
export const dollarOptions = { monospace: ['dollar'], prefixes: { dollar: '$' } } as const

/** A table about offsets in block 01 with the numbers of the script variables there. */
export function withVariableNumber<Row extends { readonly positionHex: string | null }>(
  table: TableInfo<Row>,
  rows: readonly Row[],
) {
  return withColumns<Row, VariableNumber>(
    { table, rows },
    [
      {
        key: 'dollar',
        label: variableHeader.label,
        kind: 'integer',
        description: variableHeader.hint,
      },
    ],
    ({ positionHex }) => ({
      dollar: positionHex === null ? null : dollarNumberAt(positionHex, variableShares.all),
    }),
  )
}

/** The row of the script variable. */
export function variableRoute({ dollar }: VariableNumber): string | null {
  return dollar === null ? null : `/variables?row=${dollar - dollarNumber(0)}`
}
