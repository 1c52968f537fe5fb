import { variablesTable } from '../../generated/variables.ts'
import type { CellValue, Column } from '../../table/column.ts'
import { type PlainCell, type PlainColumn, plainText } from '../../table/plainCell.ts'
import { indexRows } from '../../table/rowIndex.ts'
import { tableColumns } from '../../table/tableColumns.ts'
import { variableCells, variableCount } from '../../variables/variableCells.ts'
import { fileHexOf, type VariableLine } from './variableLines.ts'

/** Widths in digits: those that are shown first fit a window of 1280 pixels. The card of a row has the texts whole. */
const widths: Readonly<Record<string, number>> = {
  ...{ offsetHex: 6, fileHex: 6, index: 6, dollar: 5, type: 6, kind: 10, name: 32, meaning: 28 },
  ...{ evidence: 9, check: 32, usedBy: 28, initial: 9, seen: 20, reads: 7, writes: 7, doubt: 7, range: 14 },
  ...{ distinct: 10, usual: 9, usualSaves: 10, furtherUsers: 6, scriptOffset: 9, array: 24, element: 9 },
}

function nameCell({ name, fold }: VariableLine): PlainCell {
  if (fold === null) return plainText(name)
  const { array, count, isOpen } = fold
  const size = array.length * array.width
  return {
    text: `${name ?? 'array'}[${count === size ? array.length : `${count} of ${size}`}]`,
    route: `/variables?open=${isOpen ? 'none' : array.base}`,
    isOpen,
  }
}

/** An array as a whole has no counts of its own. */
const plains: Readonly<Record<string, (line: VariableLine) => PlainCell>> = {
  name: nameCell,
  reads: ({ reads, fold }) => plainText(fold ? null : reads),
  writes: ({ writes, fold }) => plainText(fold ? null : writes),
}

const plainColumns: readonly Column<VariableLine>[] = tableColumns<VariableLine>(variablesTable, {
  shown: ['offsetHex', 'name', 'meaning', 'type', 'evidence', 'dollar'],
  codes: ['name'],
  links: { offsetHex: ({ index, fold }) => (fold ? null : `/variables?row=${index}`) },
})

const fileColumn: Column<VariableLine> = {
  key: 'fileHex',
  label: 'File',
  kind: 'hex',
  hint: 'Offset in the file of a typical save',
  isHidden: true,
}

const fileAt = plainColumns.findIndex(({ isHidden }) => isHidden)

/** The columns of the variables in the order of the page. */
export const columns: readonly PlainColumn<VariableLine>[] = [
  ...plainColumns.slice(0, fileAt),
  fileColumn,
  ...plainColumns.slice(fileAt),
].map(({ render, ...column }) => {
  const plain = plains[column.key]
  const room = { widthCh: widths[column.key] ?? 10, heightRem: 0 }
  return { ...column, room, ...(plain && { plain }) }
})

/** The columns for readers without JavaScript, in plain cells: links and faces would make a third of the page. */
export const fewColumns: readonly PlainColumn<VariableLine>[] = columns
  .filter(({ key }) => ['offsetHex', 'type', 'name', 'meaning'].includes(key))
  .map(({ link, plain, isCode, ...column }) => column)

/** All cells of a column, by its key. */
function readCells(key: string): readonly CellValue[] {
  if (key === fileColumn.key) return variableCells.offsetHex().map(fileHexOf)
  const column = variablesTable.columns.find(one => one.key === key)
  return column ? variableCells[column.key]() : []
}

/** All variables, searched and sorted by these columns. */
export const variableIndex = indexRows(variableCount, columns, readCells)
