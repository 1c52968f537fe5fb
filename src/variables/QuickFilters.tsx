import { useSearchParams } from 'react-router-dom'
import {
  type ScriptFacts,
  type ScriptKind,
  sharedCode,
  variableScripts,
} from '../generated/variable-scripts.ts'
import { BelowTheFold } from '../ui/LazyLayout.tsx'
import { withParameters } from '../ui/pageAddress.ts'
import { Requested } from '../ui/Requested.tsx'
import styles from './QuickFilters.module.css'

const groups: readonly (readonly [kind: ScriptKind, label: string])[] = [
  ['mission', 'Missions'],
  ['thread', 'Threads of the main script'],
  ['streamed', 'Streamed scripts'],
]

function label([name, , , , title]: ScriptFacts): string {
  return title === null ? name : `${name}: ${title}`
}

function sorted(kind: ScriptKind): readonly ScriptFacts[] {
  return variableScripts.filter(facts => facts[1] === kind).toSorted((a, b) => (a[0] < b[0] ? -1 : 1))
}

const options = groups.map(([kind, title]) => (
  <optgroup key={kind} label={title}>
    {sorted(kind).map(facts => (
      <option key={facts[0]} value={facts[0]}>
        {label(facts)}
      </option>
    ))}
  </optgroup>
))

interface Props {
  script: string | null
  onSelect: (script: string | null) => void
}

/** Selects the script whose variables are listed, and shows how many it reads and writes. */
function ScriptPicker({ script, onSelect }: Props) {
  const selected = variableScripts.find(([name]) => name === script)
  const shared = script === null ? undefined : sharedCode[script]
  return (
    <>
      <select
        aria-label="Script"
        value={script ?? ''}
        onChange={({ target }) => onSelect(target.value || null)}
      >
        <option value="">Any script</option>
        {script !== null && !selected && (
          <option value={script}>{shared ?? `${script}: unknown script`}</option>
        )}
        <BelowTheFold>{options}</BelowTheFold>
      </select>
      {script !== null && !selected && !shared && (
        <p>
          There is no script <Requested>{script}</Requested>.
        </p>
      )}
      {selected && (
        <p>
          {label(selected)} reads {selected[2]} different variables and writes {selected[3]}. The table lists
          variables, including arrays, for which it is among the four scripts that access them most.
        </p>
      )}
    </>
  )
}

/** Filters that are set with one click: address parameter, its value, and the filter that contradicts it. */
const quickFilters = [
  { label: 'Named only', name: 'named', value: 'only', excludes: 'type' },
  { label: 'Unused only', name: 'type', value: 'unused', excludes: 'named' },
  { label: 'Open all arrays', name: 'open', value: 'all', excludes: null },
] as const

/** Filters for common questions about the variables, and the script whose variables are listed. */
export function QuickFilters() {
  const [parameters, setParameters] = useSearchParams()
  const set = (name: string, value: string | null, excludes: string | null = null) => {
    const excluded = quickFilters.find(filter => filter.name === excludes)
    const isExcluded = excluded && parameters.get(excluded.name) === excluded.value
    setParameters(withParameters(parameters, { [name]: value, ...(isExcluded && { [excluded.name]: null }) }))
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
