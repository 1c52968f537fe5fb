import { useLayoutEffect, useRef, useState } from 'react'
import { parseHex } from '#shared/number.ts'
import { cellText } from '#shared/text.ts'
import type { CopyPart, CopyTarget } from './actions/copyTarget.ts'
import { type CopyFormat, floatFormats, integerFormats, readFileFloat } from './actions/numberFormats.ts'
import { RowActions } from './actions/RowActions.tsx'
import { type Column, type ColumnHeader, fileRow, readCell } from './column.ts'
import { csvText, rowJson } from './rowsText.ts'
import { cardRoute, type TableDefinition } from './tableDefinition.ts'

/** Notations of the number in a cell; none for other cells. */
function numberFormats(value: unknown, { kind, isBytes }: ColumnHeader): readonly CopyFormat[] {
  if (typeof value === 'number')
    return kind === 'float' || !Number.isInteger(value) ? floatFormats(value) : integerFormats(value, 1)
  if (kind !== 'hex' || typeof value !== 'string') return []
  const float = isBytes ? readFileFloat(value) : null
  if (float !== null) return floatFormats(float).toSorted((a, b) => Number(isOfFile(b)) - Number(isOfFile(a)))
  const number = parseHex(value)
  return Number.isNaN(number) ? [] : integerFormats(number, value.length)
}

const isOfFile = ({ what }: CopyFormat) => what.startsWith('in the file')

/** What can be copied of a cell: its value as shown, and a number in other notations. */
export function cellFormats(value: unknown, column: ColumnHeader): readonly CopyFormat[] {
  const formats = numberFormats(value, column)
  const shown = cellText(value)
  if (column.isBytes) return formats
  const text = shown && `${column.prefix ?? ''}${shown}`
  return text === '' || formats.some(format => format.text === text)
    ? formats
    : [{ text, what: 'as shown' }, ...formats]
}

/** The texts of a row that name it: its first cell and its first text. */
function nameOf<Row extends object>(row: Row, columns: readonly Column<Row>[]): string {
  const filled = columns.filter(column => readCell(row, column) !== null)
  const text = filled.find(({ kind }) => kind === 'text')
  const named = filled.filter((column, index) => index === 0 || column === text)
  return `row ${[...new Set(named.map(column => readCell(row, column)))].join(' ')}`
}

/**
 * What can be copied of a row: its link, its cells, the row and its columns as text.
 * @param columns the shown ones
 * @param shownRows rows that pass the filters, in their order
 */
function rowCopyTarget<Row extends object>(
  table: TableDefinition<Row>,
  columns: readonly Column<Row>[],
  row: Row,
  shownRows: readonly Row[],
): CopyTarget {
  const parts = columns.flatMap((column): readonly CopyPart[] => {
    const { key, label } = column
    const formats = cellFormats(readCell(row, column), column)
    const cells = () => shownRows.map(shown => fileRow(shown, [column]))
    const further = {
      what: 'column as CSV',
      preview: `${label}, shown rows`,
      read: () => csvText([column], cells()),
    }
    return formats.length > 0 ? [{ key, label, formats, further }] : []
  })
  const csv = csvText(columns, [fileRow(row, columns)])
  const json = rowJson(columns, fileRow(row, columns))
  return {
    name: nameOf(row, columns),
    route: cardRoute(table, row),
    parts,
    whole: [
      { what: 'row as CSV', preview: csv.slice(csv.indexOf('\n') + 1), read: () => csv },
      { what: 'row as JSON', preview: json, read: () => json },
    ],
  }
}

interface Props {
  /** Applies `rowCopyTarget`, which loads with this component, to the row. */
  read: (toTarget: typeof rowCopyTarget) => CopyTarget
  onMove: (step: 1 | -1) => void
}

/** Copy link and copy menu of a table row, with a mark for the style sheet where they would be below the window. */
export function TableRowActions({ read, onMove }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  const [isBelowWindow, setIsBelowWindow] = useState(false)
  useLayoutEffect(() => {
    const bottom = mark.current?.parentElement?.getBoundingClientRect().bottom ?? 0
    setIsBelowWindow(bottom > window.innerHeight)
  }, [])
  return (
    <>
      <span ref={mark} hidden data-below-window={isBelowWindow || undefined} />
      <RowActions target={read(rowCopyTarget)} onMove={onMove} />
    </>
  )
}
