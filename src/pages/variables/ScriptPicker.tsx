import { type ScriptFacts, type ScriptKind, variableScripts } from '../../generated/variable-scripts.ts'

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

interface Props {
  script: string | null
  onChoose: (script: string | null) => void
}

/** Chooses a script, and says how many variables it uses. */
export default function ScriptPicker({ script, onChoose }: Props) {
  const chosen = variableScripts.find(([name]) => name === script)
  const [, , reads, writes] = chosen ?? []
  return (
    <>
      <select
        aria-label="Script"
        value={script ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">Any script</option>
        {script !== null && !chosen && <option value={script}>{script}</option>}
        {groups.map(([kind, title]) => (
          <optgroup key={kind} label={title}>
            {sorted(kind).map(facts => (
              <option key={facts[0]} value={facts[0]}>
                {label(facts)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {chosen && (
        <p>
          {label(chosen)} reads {reads} different variables and sets {writes}. Listed are those that name it
          among the four scripts with most accesses, arrays included.
        </p>
      )}
    </>
  )
}
