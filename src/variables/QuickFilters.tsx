import { useSearchParams } from 'react-router-dom'
import styles from './QuickFilters.module.css'
import { ScriptPicker } from './ScriptPicker.tsx'

/** Filters that are set with one click: address parameter, its value, and the filter that contradicts it. */
const quickFilters = [
  { label: 'Named only', name: 'named', value: 'only', excludes: 'type' },
  { label: 'Unused', name: 'type', value: 'unused', excludes: 'named' },
  { label: 'Open all arrays', name: 'open', value: 'all', excludes: null },
] as const

/** Filters for common questions about the variables, and the script whose variables are listed. */
export function QuickFilters() {
  const [parameters, setParameters] = useSearchParams()
  const set = (name: string, value: string | null, excludes: string | null = null) => {
    const next = new URLSearchParams(parameters)
    const excluded = quickFilters.find(filter => filter.name === excludes)
    if (excluded && next.get(excluded.name) === excluded.value) next.delete(excluded.name)
    next.delete(name)
    if (value !== null) next.set(name, value)
    setParameters(next)
  }
  return (
    <div className={styles.filters}>
      {quickFilters.map(({ label, name, value, excludes }) => {
        const isPressed = parameters.get(name) === value
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isPressed}
            onClick={() => set(name, isPressed ? null : value, excludes)}
          >
            {label}
          </button>
        )
      })}
      <ScriptPicker script={parameters.get('script')} onSelect={next => set('script', next)} />
    </div>
  )
}
