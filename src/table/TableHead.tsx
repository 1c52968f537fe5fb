import { breakable } from '../ui/nameLines.tsx'
import { type ColumnHeader, isHexUnlabelled } from './column.ts'
import styles from './TableHead.module.css'
import type { TableState } from './tableState.ts'

interface Props {
  columns: readonly ColumnHeader[]
  sort: TableState['sort']
  onSort: (sort: TableState['sort']) => void
}

/** The first click sorts ascending, the second descending, the third restores the order of the page. */
function nextSort(sort: TableState['sort'], key: string): TableState['sort'] {
  if (sort?.key !== key) return { key, isDescending: false }
  return sort.isDescending ? null : { key, isDescending: true }
}

/** Column headers; each is a button that sorts. */
export function TableHead({ columns, sort, onSort }: Props) {
  const first = columns.find(({ isInHeading }) => !isInHeading)?.key
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map(({ key, label, kind, hint, isInHeading, isBelow, isDrawn }) => {
          if (isInHeading || isBelow)
            return (
              <th key={key} scope="col" className={isBelow ? styles.below : styles.inHeading}>
                {label}
              </th>
            )
          const direction = sort?.key !== key ? 'none' : sort.isDescending ? 'descending' : 'ascending'
          const isNumber = !isDrawn && (kind === 'integer' || kind === 'float')
          const arrow = <span aria-hidden="true" className={styles.arrow} data-direction={direction} />
          return (
            <th
              key={key}
              scope="col"
              aria-sort={direction}
              data-number={isNumber || undefined}
              data-first={key === first || undefined}
              data-hex={isHexUnlabelled({ label, kind }) || undefined}
            >
              <button
                type="button"
                className={styles.sort}
                title={hint}
                onClick={() => onSort(nextSort(sort, key))}
              >
                {isNumber && arrow}
                {breakable(label)}
                {!isNumber && arrow}
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
