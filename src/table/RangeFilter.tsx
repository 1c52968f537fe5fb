import type { ColumnKind } from './column.ts'
import { type ColumnFilter, formatBound, parseBound } from './columnFilter.ts'
import styles from './Panel.module.css'
import { useDelayedText } from './useDelayedText.ts'

interface Props {
  label: string
  kind: ColumnKind
  filter: ColumnFilter | null
  onChange: (filter: ColumnFilter | null) => void
}

/** Lowest and highest value, in hex for hex columns. A bound that is no number counts as not given. */
export function RangeFilter({ label, kind, filter, onChange }: Props) {
  const { min, max } = filter?.type === 'range' ? filter : { min: null, max: null }
  const report = (nextMin: number | null, nextMax: number | null) =>
    onChange(nextMin === null && nextMax === null ? null : { type: 'range', min: nextMin, max: nextMax })
  const [minText, setMinText] = useDelayedText(formatBound(min, kind), text =>
    report(parseBound(text, kind), max),
  )
  const [maxText, setMaxText] = useDelayedText(formatBound(max, kind), text =>
    report(min, parseBound(text, kind)),
  )
  const isBroken = (text: string) => text.trim() !== '' && parseBound(text, kind) === null

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        {label}
        {kind === 'hex' && ' (hex)'}
      </legend>
      <span className={styles.range}>
        <input
          aria-label={`${label}, from`}
          placeholder="from"
          aria-invalid={isBroken(minText)}
          value={minText}
          onChange={event => setMinText(event.target.value)}
        />
        <span aria-hidden="true">–</span>
        <input
          aria-label={`${label}, to`}
          placeholder="to"
          aria-invalid={isBroken(maxText)}
          value={maxText}
          onChange={event => setMaxText(event.target.value)}
        />
      </span>
    </fieldset>
  )
}
