import { fileHex, parseHex } from '#shared/hex.ts'
import { fieldRoute } from '#shared/route.ts'
import { rowsOf } from '#shared/rows.ts'
import { arrayResolver, derivedColumns } from '#shared/variable-array.ts'
import { overview } from '../generated/format/overview.ts'
import { type VariableArray, variableArrays } from '../generated/variable-arrays.ts'
import { type Variable, variableColumns, variablesTable } from '../generated/variables.ts'
import type { Column } from '../table/column.ts'
import { evidenceBadge, type TableDefinition, tableColumns } from '../table/tableDefinition.ts'
import { breakable } from '../ui/nameLines.tsx'

/** The position of a variable in its array; null outside of arrays. */
export const arrayPositionOf = arrayResolver(variableArrays)

/** All script variables as published; row n is variable n. */
export const variables = rowsOf<Variable>({
  ...variableColumns,
  ...derivedColumns(variableColumns, arrayPositionOf),
})

/** A row of the table: a variable, or an array in place of its elements. */
export interface VariableLine extends Variable {
  /** Set for an array. */
  readonly fold?: Fold
}

interface Fold {
  readonly array: VariableArray
  /** Number of elements that pass the filters. */
  readonly count: number
  readonly isOpen: boolean
}

const blockOfVariables = overview.parts.find(({ kind, block }) => kind === 'block' && block === '01')

/** File offset of an offset in block 01, which starts at the same byte of every save. */
export function fileHexOf(offsetHex: string): string {
  if (blockOfVariables === undefined) throw new Error('no block 01')
  return fileHex(blockOfVariables.start + parseHex(offsetHex))
}

function nameCell({ name, fold }: VariableLine) {
  if (!fold) return name && breakable(name)
  const { array, count, isOpen } = fold
  const size = array.length * array.width
  return (
    <a href={`#/variables?open=${isOpen ? 'none' : array.base}`} aria-expanded={isOpen}>
      {breakable(name ?? 'array')}[{count === size ? array.length : `${count} of ${size}`}]
    </a>
  )
}

const columns = tableColumns<VariableLine>(variablesTable, {
  shown: ['dollar', 'name', 'meaning', 'type', 'offsetHex', 'evidence'],
  monospace: ['dollar', 'name'],
  prefixes: { dollar: '$' },
  sizeHints: { evidence: 16 },
  links: { offsetHex: fieldRoute('01', '') },
  // An array as a whole has no counts of its own.
  render: {
    name: nameCell,
    evidence: ({ evidence, verified }) => evidenceBadge(evidence, verified),
    reads: ({ reads, fold }) => (fold ? null : reads),
    writes: ({ writes, fold }) => (fold ? null : writes),
  },
})

const fileColumn: Column<VariableLine> = {
  key: 'fileHex',
  label: 'File',
  kind: 'hex',
  hint: 'Offset in the file, the same in every save',
  read: ({ offsetHex }) => fileHexOf(offsetHex),
  isHidden: true,
}

const firstHidden = columns.findIndex(({ isHidden }) => isHidden)

export const variableTable: TableDefinition<VariableLine> = {
  source: { ...variablesTable, rows: variables },
  rows: variables,
  columns: [...columns.slice(0, firstHidden), fileColumn, ...columns.slice(firstHidden)],
  titleRoute: ({ index, fold }) => (fold ? null : `/variables?row=${index}`),
}

/** The table of the page without JavaScript: few columns of plain cells, as links would be a third of the page. */
export const staticVariableTable: TableDefinition<VariableLine> = {
  ...variableTable,
  columns: variableTable.columns
    .filter(({ key }) => ['dollar', 'offsetHex', 'type', 'name', 'meaning'].includes(key))
    .map(({ link, ...column }) =>
      column.key === 'name' ? { ...column, render: ({ name }) => name } : column,
    ),
}
