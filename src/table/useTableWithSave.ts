import { useMemo } from 'react'
import { useTableSave } from '../save/openedSave.ts'
import { withOwnColumns } from './ownColumns.ts'
import type { TableDefinition } from './tableDefinition.ts'

/** A table with what the opened save says of its rows. */
export function useTableWithSave<Row extends object>(table: TableDefinition<Row>): TableDefinition<Row> {
  const save = useTableSave()
  return useMemo(() => {
    const own = save?.column(table.source.name)
    return save && own ? { ...table, columns: withOwnColumns(table, save, own) } : table
  }, [table, save])
}
