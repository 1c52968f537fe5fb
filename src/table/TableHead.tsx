import { useMemo, useRef } from 'react'
import type { ColumnHead } from './column.ts'
import styles from './TableHead.module.css'
import type { TableState } from './tableState.ts'

interface Props {
  columns: readonly ColumnHead[]
  sort: TableState['sort']
  onSort: (sort: TableState['sort']) => void
}

/** First press sorts upwards, the second downwards, the third restores the order of the page. */
function nextSort(sort: TableState['sort'], key: string): TableState['sort'] {
  if (sort?.key !== key) return { key, isDescending: false }
  return sort.isDescending ? null : { key, isDescending: true }
}

function TableHead({ columns, sort, onSort }: Props) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map(({ key, label, kind, hint }) => {
          const direction = sort?.key !== key ? 'none' : sort.isDescending ? 'descending' : 'ascending'
          return (
            <th key={key} scope="col" aria-sort={direction} data-kind={kind}>
              <button
                type="button"
                className={styles.sort}
                title={hint}
                onClick={() => onSort(nextSort(sort, key))}
              >
                {label}
                <span aria-hidden="true" className={styles.arrow} data-direction={direction} />
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** The head of a table. What a key leaves as it is, React passes over. @param onSort may be another one each time */
export function useTableHead({ columns, sort, onSort }: Props) {
  const latest = useRef(onSort)
  latest.current = onSort
  return useMemo(
    () => <TableHead columns={columns} sort={sort} onSort={next => latest.current(next)} />,
    [columns, sort],
  )
}
