import { useSearchParams } from 'react-router-dom'
import { isChanged, parseTableState } from '../../table/tableState.ts'
import { laterPart } from '../../ui/laterPart.tsx'
import { useLater } from '../../ui/useLater.ts'
import { columns } from './columns.ts'
import styles from './Presses.module.css'

const waiting = (
  <select aria-label="Script" disabled>
    <option>Any script</option>
  </select>
)
const ScriptPicker = laterPart(() => import('./ScriptPicker.tsx'), waiting)

/** What one press asks for, as the address says it, and which other press it releases: nothing unused has a name. */
const presses = [
  { label: 'Named only', name: 'named', value: 'only', releases: 'type' },
  { label: 'Unused', name: 'type', value: 'unused', releases: 'named' },
  { label: 'Open all arrays', name: 'open', value: 'all', releases: null },
] as const

/** Questions to the variables that take one press each, and the choice of a script. */
export function Presses() {
  const [parameters, setParameters] = useSearchParams()
  const isLater = useLater(parameters.has('script'))
  const set = (name: string, value: string | null, releases: string | null = null) => {
    const next = new URLSearchParams(parameters)
    const released = presses.find(press => press.name === releases)
    if (released && next.get(released.name) === released.value) next.delete(released.name)
    next.delete(name)
    if (value !== null) next.set(name, value)
    setParameters(next)
  }
  const script = parameters.get('script')
  // The bar of the table has the same press where anything of the table is asked for.
  const isOnlyHere = parameters.size > 0 && !isChanged(parseTableState(parameters, columns, ''))
  return (
    <div className={styles.presses}>
      {presses.map(({ label, name, value, releases }) => {
        const isPressed = parameters.get(name) === value
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isPressed}
            onClick={() => set(name, isPressed ? null : value, releases)}
          >
            {label}
          </button>
        )
      })}
      {isLater ? <ScriptPicker script={script} onChoose={next => set('script', next)} /> : waiting}
      {isOnlyHere && (
        <button type="button" onClick={() => setParameters({})}>
          Reset
        </button>
      )}
    </div>
  )
}
