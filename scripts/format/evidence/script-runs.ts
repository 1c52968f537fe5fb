import { memoizeBy } from '#shared/memoize.ts'
import type { Source } from '../../csv/declare.ts'
import { gameMissions } from '../../tables/missions.ts'
import { type ScriptGate, scriptGates } from '../../tables/script-gates.ts'
import type { ResolvedVariable } from '../../tables/shared/script-variables.ts'
import { variablesByName } from '../../tables/shared/variable-names.ts'
import { type EvidenceSave, variablesOf } from './evidence-save.ts'

/** When a script can have changed its variables. */
interface ScriptRuns {
  /** Whether it can have run before the save was made. */
  readonly isOpen: (save: EvidenceSave) => boolean
  /** Whether it can have run between two saves of a game. */
  readonly mayMove: (before: EvidenceSave, after: EvidenceSave) => boolean
}

/** Scripts that run once, when a new game starts. */
const startUp: ReadonlySet<string> = new Set(['INITIAL', 'INITIL2'])

/** The scripts that change a variable in play. */
export const usersInPlay = ({ users }: ResolvedVariable) => users.filter(user => !startUp.has(user))

type Read = (save: EvidenceSave) => number

/** Reads a script variable, or a statistic such as `statistic 35`. */
export function readerOf(source: Source, name: string): Read {
  const [, id] = /^statistic (\d+)$/.exec(name) ?? []
  if (id !== undefined) return save => save.statistic(Number(id))
  const index = variablesByName(source).get(name)?.index ?? -1
  return save => variablesOf(save).integers[index] ?? 0
}

/** A mission can have run once its counter is one less, and not after it is passed. */
function missionRuns(counter: Read, after: number): ScriptRuns {
  return {
    isOpen: save => counter(save) >= after - 1,
    mayMove: (before, next) => counter(next) >= after - 1 && counter(before) < after,
  }
}

function gateRuns(source: Source, { opens, opensAt, movesWith }: ScriptGate): ScriptRuns {
  const read = readerOf(source, opens)
  const moves = movesWith === null ? null : readerOf(source, movesWith)
  const isOpen = (save: EvidenceSave) => read(save) >= opensAt
  return {
    isOpen,
    mayMove: (before, after) => isOpen(after) && (moves === null || moves(before) !== moves(after)),
  }
}

const both = (one: ScriptRuns, other: ScriptRuns): ScriptRuns => ({
  isOpen: save => one.isOpen(save) && other.isOpen(save),
  mayMove: (before, after) => one.mayMove(before, after) && other.mayMove(before, after),
})

/** The scripts whose run can be seen in a save, by name: missions with a counter, and those with a gate. */
const scriptRuns = memoizeBy((source: Source): ReadonlyMap<string, ScriptRuns> => {
  const runs = new Map<string, ScriptRuns>()
  for (const { internalName, counter, counterAfter } of gameMissions.rows(source)) {
    const after = Number(counterAfter ?? Number.NaN)
    if (internalName !== null && counter !== null && after > 0)
      runs.set(internalName, missionRuns(readerOf(source, counter), after))
  }
  for (const gate of scriptGates.rows(source)) {
    const own = gateRuns(source, gate)
    const mission = runs.get(gate.script)
    runs.set(gate.script, mission === undefined ? own : both(mission, own))
  }
  return runs
})

/** The runs of all scripts that change a variable in play; null if those of one cannot be seen. */
export function runsOf(variable: ResolvedVariable, source: Source): readonly ScriptRuns[] | null {
  const users = usersInPlay(variable)
  const runs = users.map(user => scriptRuns(source).get(user)).filter(run => run !== undefined)
  const isSeen = variable.row.furtherUsers === null && users.length > 0 && runs.length === users.length
  return isSeen ? runs : null
}
