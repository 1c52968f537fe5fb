import type { Source } from '../../table-engine/table.ts'
import type { elementsTable } from '../../tables/format/elements.ts'
import { placedVariables, resolveVariables } from '../../tables/variables/resolve-variables.ts'
import type { Evidence, VariableKnowledge } from '../definition.ts'

type ElementRow = ReturnType<typeof elementsTable.read>['soundRows'][number]

/** The list of script variables in the format. */
const list = { struct: 'block_01', field: 'globals' } as const

function evidenceOf(evidence: 'proven' | 'script' | 'documented', doubt: 'guess' | null): Evidence {
  if (doubt !== null) return doubt
  return evidence === 'proven' ? 'proven' : 'source'
}

/** How well the script variables are known. */
export function variableKnowledge(source: Source): VariableKnowledge {
  const counts = { proven: 0, source: 0, guess: 0, typed: 0, unnamed: 0 }
  for (const { type, name, row } of resolveVariables(source)) {
    if (type === 'unused') counts.unnamed++
    else counts[name === null ? 'typed' : evidenceOf(row.evidence, row.doubt)]++
  }
  return { ...list, counts }
}

/**
 * The script variables that the format names one by one, those with a known range, as rows like those of
 * elements.csv; their problems are laid on variables.csv.
 */
export function variableElements(source: Source): readonly ElementRow[] {
  return placedVariables(source).flatMap(({ row, variable }) => {
    const { index, name, meaning, offsetHex } = variable
    const { range, evidence, doubt } = row.values
    if (range === null || name === null) return []
    const known = { index, name, meaning, offsetHex, range, evidence: evidenceOf(evidence, doubt) }
    const values = { ...list, ...known, type: 'i32' as const, values: null }
    return [{ values, place: (property: string) => row.place(property) }]
  })
}
