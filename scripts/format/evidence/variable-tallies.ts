import type { Source } from '../../csv/engine/table.ts'
import { checkVariables } from '../variable-evidence/check-variables.ts'
import { checkMissionChanges } from '../variable-evidence/mission-changes.ts'
import { neighbours, variableSave } from '../variable-evidence/variable-save.ts'
import { type EvidenceSave, seriesOf } from './evidence-save.ts'
import type { Tally } from './tally.ts'

const mostMisses = 5

/** How often the rules of the script variables hold; saves of another game script are left out. */
export function variableTallies(
  source: Source,
  saves: readonly EvidenceSave[],
): readonly { readonly rule: string; readonly variables: number; readonly tally: Tally }[] {
  const read = ({ name, blocks }: EvidenceSave) => variableSave(name, blocks) ?? []
  const evidence = {
    saves: saves.flatMap(read),
    pairs: seriesOf(saves).flatMap(series => neighbours(series.flatMap(read))),
  }
  if (evidence.saves.length === 0) return []
  const results = [...checkVariables(source, evidence), ...checkMissionChanges(source, evidence.saves)]
  return results.map(({ rule, variables, tests, failures }) => ({
    rule,
    variables,
    tally: { cases: tests, held: tests - failures.length, misses: failures.slice(0, mostMisses) },
  }))
}
