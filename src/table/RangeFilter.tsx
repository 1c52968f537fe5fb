import { useState } from 'react'
import type { ColumnKind } from './column.ts'
import { type ColumnFilter, formatBound, parseBound } from './columnFilter.ts'
import styles from './Panel.module.css'

interface Props {
  label: string
  kind: ColumnKind
  filter: ColumnFilter | null
  onChange: (filter: ColumnFilter | null) => void
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
export function RangeFilter({ label, kind, filter, onChange }: Props) {
  const { min, max } = filter?.type === 'range' ? filter : { min: null, max: null }
  const report = (nextMin: number | null, nextMax: number | null) =>
    onChange(nextMin === null && nextMax === null ? null : { type: 'range', min: nextMin, max: nextMax })
  const [minText, typeMin] = useBoundText(min, kind, bound => report(bound, max))
  const [maxText, typeMax] = useBoundText(max, kind, bound => report(min, bound))
  const isBroken = (text: string) => text.trim() !== '' && parseBound(text, kind) === null

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        {label}
        {kind === 'hex' && !label.endsWith(' (hex)') && ' (hex)'}
      </legend>
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
