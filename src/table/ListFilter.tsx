import type { ColumnHeader } from './column.ts'
import type { ColumnFilter } from './columnFilter.ts'
import { compareCells } from './compare.ts'
import styles from './Panel.module.css'

interface Props {
  column: ColumnHeader
  filter: ColumnFilter | null
  counts: ReadonlyMap<string, number>
  onChange: (filter: ColumnFilter | null) => void
}

/** All values of a column with their number of rows; any number of them can be selected. */
export function ListFilter({ column, filter, counts, onChange }: Props) {
  const selected = filter?.type === 'list' ? filter.values : []
  const values = [...new Set([...counts.keys(), ...selected])].sort((a, b) =>
    a === '' || b === '' ? Number(a === '') - Number(b === '') : compareCells(a, b, column.kind),
  )
  const toggle = (value: string) => {
    const next = selected.includes(value) ? selected.filter(other => other !== value) : [...selected, value]
    onChange(next.length > 0 ? { type: 'list', values: next } : null)
  }
  return (
    <fieldset className={`${styles.field} ${styles.wide}`}>
      <legend className={styles.legend}>{column.label}</legend>
      <span className={styles.choices}>
        {values.map(value => (
          <label key={value} className={styles.choice}>
            <input type="checkbox" checked={selected.includes(value)} onChange={() => toggle(value)} />
            {value || '(empty)'} <small>{counts.get(value) ?? 0}</small>
          </label>
        ))}
      </span>
    </fieldset>
  )
}
