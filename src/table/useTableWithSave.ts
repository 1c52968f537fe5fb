import { useMemo } from 'react'
import { fileHex } from '#shared/number.ts'
import { useTableSave } from '../save/openedSave.ts'
import type { OpenedSave } from '../save/readSave.ts'
import type { FileOffsets, SaveColumn } from '../save/saveColumn.ts'
import type { Column } from './column.ts'
import type { TableDefinition } from './tableDefinition.ts'

/** Digits of an offset in a file. */
const fileDigits = 5
/** Width at which the header takes two lines, not three. */
const fileOffsetCh = 9

/** Offsets in the file, which lead to the fields there. @param index among those of the table */
function fileOffsetColumn<Row extends object>(
  save: OpenedSave,
  { of, label }: FileOffsets,
  index: number,
): Column<Row> {
  const ofRow = (use: (offset: number) => string | null) => (row: Row) => {
    const offset = of(row)
    return offset === null ? null : use(offset)
  }
  return {
    key: index === 0 ? 'inYourFile' : `inYourFile${index + 1}`,
    label,
    kind: 'hex',
    hint: 'Offset in the opened save, in hex',
    widths: [fileDigits, fileDigits],
    widthCh: fileOffsetCh,
    read: ofRow(fileHex),
    link: ofRow(save.routeAt),
  }
}

/**
 * The columns of a table with what an opened save says of its rows: as the second column, named "Your save", which leads to the
 * map; and with offsets in the file, instead of those in a block, which are then hidden at first.
 */
function withOwnColumns<Row extends object>(
  { columns, mapRoute }: TableDefinition<Row>,
  save: OpenedSave,
  own: SaveColumn,
): readonly Column<Row>[] {
  const value: Column<Row> = {
    ...own,
    key: 'yourSave',
    label: 'Your save',
    isStored: true,
    read: row => own.read(row),
    link: row => (own.read(row) === null ? null : (mapRoute?.(row) ?? null)),
  }
  const offsets = (own.offsets ?? []).map((of, index) => ({
    replaced: of.column,
    column: fileOffsetColumn<Row>(save, of, index),
  }))
  const [first, ...others] = columns.flatMap(column => {
    const taken = offsets.find(({ replaced }) => replaced === column.key)
    if (taken) return [taken.column, { ...column, isHidden: true }]
    return own.hides?.includes(column.key) ? { ...column, isHidden: true } : column
  })
  const added = offsets.flatMap(({ replaced, column }) => (replaced === null ? [column] : []))
  return [...(first ? [first] : []), value, ...added, ...others]
}

/** A table with what the opened save says of its rows. */
export function useTableWithSave<Row extends object>(table: TableDefinition<Row>): TableDefinition<Row> {
  const save = useTableSave()
  return useMemo(() => {
    const own = save?.column(table.source.name)
    return save && own ? { ...table, columns: withOwnColumns(table, save, own) } : table
  }, [table, save])
}
