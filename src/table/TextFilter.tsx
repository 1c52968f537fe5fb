import type { ColumnFilter } from './columnFilter.ts'
import styles from './Panel.module.css'
import { useDelayedText } from './useDelayedText.ts'

interface Props {
  label: string
  filter: ColumnFilter | null
  onChange: (filter: ColumnFilter | null) => void
}

export function TextFilter({ label, filter, onChange }: Props) {
  const [text, setText] = useDelayedText(filter?.type === 'text' ? filter.text : '', next =>
    onChange(next.trim() === '' ? null : { type: 'text', text: next }),
  )
  return (
    <label className={styles.field}>
      <span className={styles.legend}>{label}</span>
      <input
        type="search"
        value={text}
        placeholder="contains"
        onChange={event => setText(event.target.value)}
      />
    </label>
  )
}
