import type { ColumnHead } from './column.ts'
import type { ColumnFilter } from './columnFilter.ts'
import { compareCells } from './compare.ts'
import type { Facet } from './countValues.ts'
import styles from './Panel.module.css'

interface Props {
  column: ColumnHead
  filter: ColumnFilter | null
  facets: readonly Facet[]
  onChange: (filter: ColumnFilter | null) => void
}

/** All values of a column with the number of rows that have them; any number of them can be chosen. */
export function ListFilter({ column, filter, facets, onChange }: Props) {
  const chosen = filter?.type === 'list' ? filter.values : []
  const counts = new Map(facets)
  const values = [...new Set([...counts.keys(), ...chosen])].sort((a, b) =>
    a === '' || b === '' ? Number(a === '') - Number(b === '') : compareCells(a, b, column.kind),
  )
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value]
    onChange(next.length > 0 ? { type: 'list', values: next } : null)
  }
  return (
    <fieldset className={`${styles.field} ${styles.wide}`}>
      <legend className={styles.legend}>{column.label}</legend>
      <span className={styles.choices}>
        {values.map(value => (
          <label key={value} className={styles.choice}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            {value || '(empty)'} <small>{counts.get(value) ?? 0}</small>
          </label>
        ))}
      </span>
    </fieldset>
  )
}
