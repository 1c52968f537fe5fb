import { memoizeBy } from '../../../src/shared/memoize.ts'
import type { Source } from '../../csv/engine/table.ts'
import { gameMissions } from '../../tables/missions.ts'
import { scriptGates } from '../../tables/script-gates.ts'
import { resolveVariables, variablesByName } from '../../tables/shared/resolve-variables.ts'
import type { ScriptGate } from '../../tables/shared/resolved-variable.ts'
import type { VariableSave } from './variable-save.ts'

/** When a script can have changed its variables. */
export interface ScriptRuns {
  /** Whether it can have run before the save was made. */
  readonly isOpen: (save: VariableSave) => boolean
  /** Whether it can have run between two saves of a game. */
  readonly mayMove: (before: VariableSave, after: VariableSave) => boolean
}

/** Scripts that run once, when a new game starts. */
export const startUp: ReadonlySet<string> = new Set(['INITIAL', 'INITIL2'])

type Read = (save: VariableSave) => number

/** Reads a script variable, or a statistic such as `statistic 35`. */
export function readerOf(source: Source, name: string): Read {
  const [, id] = /^statistic (\d+)$/.exec(name) ?? []
  if (id !== undefined) return save => save.statistic(Number(id))
  const index = variablesByName(resolveVariables(source)).get(name)?.index ?? -1
  return save => save.integers[index] ?? 0
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
  const isOpen = (save: VariableSave) => read(save) >= opensAt
  const mayMove = (before: VariableSave, after: VariableSave) =>
    isOpen(after) && (moves === null || moves(before) !== moves(after))
  return { isOpen, mayMove }
}

const both = (one: ScriptRuns, other: ScriptRuns): ScriptRuns => ({
  isOpen: save => one.isOpen(save) && other.isOpen(save),
  mayMove: (before, after) => one.mayMove(before, after) && other.mayMove(before, after),
})

/** The scripts whose run can be seen in a save, by name: missions with a counter, and those with a gate. */
export const scriptRuns = memoizeBy((source: Source): ReadonlyMap<string, ScriptRuns> => {
  const runs = new Map<string, ScriptRuns>()
  for (const { internalName, counter, counterAfter } of gameMissions.rows(source)) {
    const after = Number(counterAfter ?? Number.NaN)
    if (internalName !== null && counter !== null && after > 0) {
      runs.set(internalName, missionRuns(readerOf(source, counter), after))
    }
  }
  for (const gate of scriptGates.rows(source)) {
    const own = gateRuns(source, gate)
    const mission = runs.get(gate.script)
    runs.set(gate.script, mission === undefined ? own : both(mission, own))
  }
  return runs
})
