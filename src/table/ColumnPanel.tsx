import type { ColumnHeader } from './column.ts'
import styles from './Panel.module.css'
import type { ChangeTableState } from './useTableState.ts'

interface Props {
  columns: readonly ColumnHeader[]
  shownColumns: readonly ColumnHeader[]
  change: ChangeTableState
}

/** Checkboxes for the columns. The last one shown cannot be hidden. */
export function ColumnPanel({ columns, shownColumns, change }: Props) {
  const toggle = (column: ColumnHeader) => {
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
