import type { ColumnFilter } from './columnFilter.ts'
import styles from './Panel.module.css'

interface Props {
  label: string
  filter: ColumnFilter | null
  onChange: (filter: ColumnFilter | null) => void
}

/** A filter for what the cells of a column contain; without a word there is none. */
export function TextFilter({ label, filter, onChange }: Props) {
  return (
    <label className={styles.field}>
      <span className={styles.legend}>{label}</span>
      <input
        type="search"
        value={filter?.type === 'text' ? filter.text : ''}
        placeholder="contains"
        onChange={({ target: { value } }) =>
          onChange(value.trim() === '' ? null : { type: 'text', text: value })
        }
      />
    </label>
  )
}
