import { useMemo } from 'react'
import { useOpenedSave } from '../save/openedSave.ts'
import type { Column } from './column.ts'
import type { TableDefinition } from './tableDefinition.ts'

/** A table with what the opened save says of its rows: as the second column, named "Your save", which leads to the map. */
export function useTableWithSave<Row extends object>(table: TableDefinition<Row>): TableDefinition<Row> {
  const own = useOpenedSave()?.column(table.source.name)
  return useMemo(() => {
    if (!own) return table
    const column: Column<Row> = {
      ...own,
      key: 'yourSave',
      label: 'Your save',
      read: row => own.read(row),
      link: row => (own.read(row) === null ? null : (table.mapRoute?.(row) ?? null)),
    }
    const [first, ...others] = table.columns
    return { ...table, columns: first ? [first, column, ...others] : [column] }
  }, [table, own])
}
