import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  type ScriptFacts,
  type ScriptKind,
  sharedCode,
  variableScripts,
} from '../../generated/variable-scripts.ts'
import { parseTableState } from '../../table/tableState.ts'
import { AskedFor } from '../../ui/AskedFor.tsx'
import { variableCells } from '../../variables/variableCells.ts'
import { columns, variableIndex } from './columns.ts'
import { keepWished, readWishes } from './wishes.ts'

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

/**
 * How many variables each script would list: those that pass all that the address asks for but its script.
 * @returns counts by the name of the script; one that would list nothing is missing
 */
function countByScript(parameters: URLSearchParams): ReadonlyMap<string, number> {
  const { isNamedOnly } = readWishes(parameters)
  const state = { ...parseTableState(parameters, columns, ''), sort: null }
  const found = variableIndex.find(state, keepWished({ isNamedOnly, script: null }))
  const users = variableCells.usedBy()
  const counts = new Map<string, number>()
  for (const index of found)
    users[index]?.split(' ').forEach(script => void counts.set(script, (counts.get(script) ?? 0) + 1))
  return counts
}

interface Props {
  script: string | null
  onChoose: (script: string | null) => void
}

/** Chooses a script, and says how many variables it uses. Each choice has its number while the reader is at it. */
export default function ScriptPicker({ script, onChoose }: Props) {
  const [parameters] = useSearchParams()
  const [isNear, setNear] = useState(false)
  const counts = useMemo(() => (isNear ? countByScript(parameters) : null), [isNear, parameters])
  const chosen = variableScripts.find(([name]) => name === script)
  const shared = script === null ? undefined : sharedCode[script]
  // Hundreds of lines, which an address that changes with each key leaves as they are.
  const options = useMemo(
    () =>
      groups.map(([kind, title]) => (
        <optgroup key={kind} label={title}>
          {sorted(kind).map(facts => (
            <option key={facts[0]} value={facts[0]}>
              {label(facts)}
              {counts && ` (${counts.get(facts[0]) ?? 0})`}
            </option>
          ))}
        </optgroup>
      )),
    [counts],
  )
  return (
    <>
      <select
        aria-label="Script"
        value={script ?? ''}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">Any script</option>
        {script !== null && !chosen && (
          <option value={script}>{shared ?? `${script}: no such script`}</option>
        )}
        {options}
      </select>
      {script !== null && !chosen && !shared && (
        <p>
          No script is called <AskedFor>{script}</AskedFor>.
        </p>
      )}
      {chosen && (
        <p>
          {label(chosen)} reads {chosen[2]} different variables and sets {chosen[3]}. Listed are those that
          name it among the four scripts with most accesses, arrays included.
        </p>
      )}
    </>
  )
}
