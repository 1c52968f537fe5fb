import { parseTableState } from '../../table/tableState.ts'
import { variableCells } from '../../variables/variableCells.ts'
import { columns, variableIndex } from './columns.ts'
import { keepWished, readWishes } from './wishes.ts'

/**
 * How many variables each script would list: those that pass all that the address asks for but its script.
 * @returns counts by the name of the script; one that would list nothing is missing
 */
export function countByScript(parameters: URLSearchParams): ReadonlyMap<string, number> {
  const { isNamedOnly } = readWishes(parameters)
  const state = { ...parseTableState(parameters, columns, ''), sort: null }
  const found = variableIndex.find(state, keepWished({ isNamedOnly, script: null }))
  const users = variableCells.usedBy()
  const counts = new Map<string, number>()
  for (const index of found)
    for (const script of users[index]?.split(' ') ?? []) counts.set(script, (counts.get(script) ?? 0) + 1)
  return counts
}
