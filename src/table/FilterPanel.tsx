import { type ColumnHeader, isListColumn } from './column.ts'
import type { ColumnFilter } from './columnFilter.ts'
import { ListFilter } from './ListFilter.tsx'
import styles from './Panel.module.css'
import { RangeFilter } from './RangeFilter.tsx'
import { TextFilter } from './TextFilter.tsx'
import type { TableState } from './tableState.ts'
import type { ChangeTableState } from './useTableState.ts'

interface Props {
  columns: readonly ColumnHeader[]
  filters: TableState['filters']
  change: ChangeTableState
  /** Values of a column with the number of rows that pass the other filters. */
  readFacets: (key: string) => ReadonlyMap<string, number>
}

/** One filter per column: a list of values with counts, a range of numbers, or a text. */
export function FilterPanel({ columns, filters, change, readFacets }: Props) {
  const set = (key: string, filter: ColumnFilter | null, options?: { isTyped?: boolean }) => {
    const { [key]: _, ...others } = filters
    change({ filters: filter ? { ...others, [key]: filter } : others }, options)
  }
  return (
    <div className={styles.filters}>
      {columns.map(column => {
        const filter = filters[column.key] ?? null
        const key = column.key
        if (isListColumn(column))
          return (
            <ListFilter
              key={key}
              column={column}
              filter={filter}
              counts={readFacets(key)}
              onChange={next => set(key, next)}
            />
          )
        const Filter = column.kind === 'text' ? TextFilter : RangeFilter
        return (
          <Filter
            key={key}
            label={column.label}
            kind={column.kind}
            filter={filter}
            onChange={next => set(key, next, { isTyped: true })}
          />
        )
      })}
    </div>
  )
}
