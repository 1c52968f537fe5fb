import type { ColumnHead } from './column.ts'
import styles from './Panel.module.css'
import type { ChangeTableState } from './useTableState.ts'

interface Props {
  columns: readonly ColumnHead[]
  shownColumns: readonly ColumnHead[]
  change: ChangeTableState
}

/** Check boxes for the columns. One always stays: a table without columns could not be brought back by its head. */
export default function ColumnPanel({ columns, shownColumns, change }: Props) {
  const toggle = (column: ColumnHead) => {
    const next = columns.filter(other => (other === column) !== shownColumns.includes(other))
    change({ shown: next.map(other => other.key) })
  }
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>Shown columns</legend>
      {columns.map(column => (
        <label key={column.key} className={styles.choice}>
          <input
            type="checkbox"
            checked={shownColumns.includes(column)}
            disabled={shownColumns.length === 1 && shownColumns[0] === column}
            onChange={() => toggle(column)}
          />
          {column.label}
        </label>
      ))}
    </fieldset>
  )
}
