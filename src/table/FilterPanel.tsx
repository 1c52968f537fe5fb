import { useState } from 'react'
import { type ColumnHeader, isListColumn } from './column.ts'
import { type ColumnFilter, formatFilter } from './columnFilter.ts'
import { ListFilter, RangeFilter, TextFilter } from './FilterFields.tsx'
import styles from './Panel.module.css'
import type { ChangeTableState, TableState } from './tableState.ts'

interface Props {
  columns: readonly ColumnHeader[]
  filters: TableState['filters']
  change: ChangeTableState
  /** Counts the values of a column in the rows that pass the other filters. */
  countValues: (key: string) => ReadonlyMap<string, number>
}

/** What a filter lets through, in a few words: `Cars, Bikes` or `400 – 450`. */
function filterText(filter: ColumnFilter, { kind }: ColumnHeader): string {
  return formatFilter(filter, kind)
    .map(value => (filter.type === 'range' ? value.replace('..', ' – ') : value || '(empty)'))
    .join(', ')
}

/** Columns with a list of values before the others, and what the table shows before what it hides. */
const rankOf = (column: ColumnHeader) => Number(column.isHidden ?? false) * 2 + Number(!isListColumn(column))

/** One chip per column, the most useful first; the open one shows its filter: a list of values with counts, a range of numbers, or a text. */
export function FilterPanel({ columns, filters, change, countValues }: Props) {
  const ranked = columns.toSorted((one, other) => rankOf(one) - rankOf(other))
  // A list of values is worth showing at once, unless the address has filters.
  const list = Object.keys(filters).length > 0 ? undefined : ranked.slice(0, 1).find(isListColumn)
  const [openKey, setOpenKey] = useState(list?.key ?? null)
  const open = columns.find(({ key }) => key === openKey)
  const set = (key: string, filter: ColumnFilter | null, options?: { isTyped?: boolean }) => {
    const { [key]: _, ...others } = filters
    change({ filters: filter ? { ...others, [key]: filter } : others }, options)
  }
  return (
    <fieldset className={styles.filters} aria-label="Filters">
      <ul className={styles.chips}>
        {ranked.map(column => {
          const { key, label } = column
          const filter = filters[key]
          return (
            <li key={key} className={styles.chip} data-active={filter !== undefined || undefined}>
              <button
                type="button"
                aria-expanded={key === openKey}
                onClick={() => setOpenKey(key === openKey ? null : key)}
              >
                {label}
                {filter && `: ${filterText(filter, column)}`}
              </button>
              {filter && (
                <button type="button" aria-label={`Clear filter: ${label}`} onClick={() => set(key, null)}>
                  ×
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {open && (
        <ColumnFilterField
          key={open.key}
          column={open}
          filter={filters[open.key] ?? null}
          countValues={countValues}
          onChange={(filter, options) => set(open.key, filter, options)}
        />
      )}
    </fieldset>
  )
}

interface FieldProps extends Pick<Props, 'countValues'> {
  column: ColumnHeader
  filter: ColumnFilter | null
  onChange: (filter: ColumnFilter | null, options?: { isTyped?: boolean }) => void
}

function ColumnFilterField({ column, filter, countValues, onChange }: FieldProps) {
  if (isListColumn(column)) {
    const counts = countValues(column.key)
    return <ListFilter column={column} filter={filter} counts={counts} onChange={onChange} />
  }
  const Filter = column.kind === 'text' ? TextFilter : RangeFilter
  return (
    <Filter
      label={column.label}
      kind={column.kind}
      filter={filter}
      onChange={next => onChange(next, { isTyped: true })}
    />
  )
}
