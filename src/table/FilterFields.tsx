import { useState } from 'react'
import { type ColumnHeader, type ColumnKind, compareKeys, sortKey, spokenLabel } from './column.ts'
import { type ColumnFilter, formatBound, parseBound } from './columnFilter.ts'
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

/** Text of a bound: as the user typed it, `007` or half a number, until the bound changes in another way. */
function useBoundText(
  bound: number | null,
  kind: ColumnKind,
  report: (bound: number | null) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    setTyped(text)
    report(parseBound(text, kind))
  }
  return [parseBound(typed, kind) === bound ? typed : formatBound(bound, kind), type]
}

/** Lowest and highest value, in hex for hex columns. An invalid bound counts as not given. */
export function RangeFilter({ label, kind, filter, onChange }: Props & { kind: ColumnKind }) {
  const { min, max } = filter?.type === 'range' ? filter : { min: null, max: null }
  const report = (nextMin: number | null, nextMax: number | null) =>
    onChange(nextMin === null && nextMax === null ? null : { type: 'range', min: nextMin, max: nextMax })
  const [minText, typeMin] = useBoundText(min, kind, bound => report(bound, max))
  const [maxText, typeMax] = useBoundText(max, kind, bound => report(min, bound))
  const isBroken = (text: string) => text.trim() !== '' && parseBound(text, kind) === null

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{spokenLabel({ label, kind })}</legend>
      <span className={styles.range}>
        <input
          aria-label={`${label}, from`}
          placeholder="from"
          aria-invalid={isBroken(minText)}
          value={minText}
          onChange={event => typeMin(event.target.value)}
        />
        <span aria-hidden="true">–</span>
        <input
          aria-label={`${label}, to`}
          placeholder="to"
          aria-invalid={isBroken(maxText)}
          value={maxText}
          onChange={event => typeMax(event.target.value)}
        />
      </span>
    </fieldset>
  )
}

interface ListProps extends Omit<Props, 'label'> {
  column: ColumnHeader
  /** Rows with each value. */
  counts: ReadonlyMap<string, number>
}

/** All values of a column with their number of rows; any number of them can be selected. */
export function ListFilter({ column, filter, counts, onChange }: ListProps) {
  const selected = filter?.type === 'list' ? filter.values : []
  const keyOf = (value: string) => sortKey(value, column.kind)
  const values = [...new Set([...counts.keys(), ...selected])].sort((a, b) => compareKeys(keyOf(a), keyOf(b)))
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
