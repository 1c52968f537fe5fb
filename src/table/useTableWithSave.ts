import { useMemo } from 'react'
import { useDeferredSave } from '../save/openedSave.ts'
import type { SaveColumn } from '../save/saveColumn.ts'
import { toHex } from '../shared/hex.ts'
import type { Column } from './column.ts'
import type { TableDefinition } from './tableDefinition.ts'

/** Columns with the offset of a row in its block. */
const offsetKeys: readonly string[] = ['offsetHex', 'positionHex']

/** Digits of an offset in a file. */
const fileDigits = 5
/** Width at which the header takes two lines, not three. */
const fileOffsetCh = 9

/** Puts the offset of each row in the file before that in its block, which is then hidden at first. */
function withFileOffset<Row extends object>(column: Column<Row>, own: SaveColumn): readonly Column<Row>[] {
  if (!own.offset || !offsetKeys.includes(column.key)) return [column]
  const { link } = column
  const read = (row: Row) => {
    const offset = own.offset?.(row) ?? null
    return offset === null ? null : toHex(offset, fileDigits)
  }
  const inFile: Column<Row> = {
    key: 'inYourFile',
    label: 'In your file',
    kind: 'hex',
    hint: 'Offset in the opened save, in hex',
    widths: [fileDigits, fileDigits],
    widthCh: fileOffsetCh,
    read,
    ...(link && { link: row => (read(row) === null ? null : link(row)) }),
  }
  return [inFile, { ...column, isHidden: true }]
}

/**
 * A table with what the opened save says of its rows: as the second column, named "Your save", which leads to the map; and with
 * the offsets of its rows in the file.
 */
export function useTableWithSave<Row extends object>(table: TableDefinition<Row>): TableDefinition<Row> {
  const own = useDeferredSave()?.column(table.source.name)
  return useMemo(() => {
    if (!own) return table
    const column: Column<Row> = {
      ...own,
      key: 'yourSave',
      label: 'Your save',
      read: row => own.read(row),
      link: row => (own.read(row) === null ? null : (table.mapRoute?.(row) ?? null)),
    }
    const [first, ...others] = table.columns.flatMap(other => withFileOffset(other, own))
    return { ...table, columns: first ? [first, column, ...others] : [column] }
  }, [table, own])
}
