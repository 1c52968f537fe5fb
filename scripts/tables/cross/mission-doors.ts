import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { isInside } from '../district.ts'
import { locations } from '../locations.ts'
import { gameMissions } from '../variables/game-missions.ts'

/** A mission has doors exactly if it starts in an interior; its doors are in one interior and lead outside. */
export const missionDoors: CrossCheck = source => {
  const all = locations.read(source)
  if (!all.isWhole) return []
  const known = new Map(all.soundRows.map(({ values }) => [values.number, values]))
  return gameMissions.read(source).soundRows.flatMap(row => {
    const { z, doors } = row.values
    const problem = (rule: string, allowed: string) => [
      problemAt(row, 'doors', { rule, allowed, fix: 'correct the doors or the start' }),
    ]
    const isExpected = z !== null && isInside({ z })
    if (isExpected !== (doors !== null))
      return isExpected
        ? problem('is empty for a start inside', 'locations that lead out of the interior')
        : problem('is filled, but the start is not inside', 'an empty cell')
    const found = doors?.split(' ').map(number => known.get(Number(number))) ?? []
    const leadsOut = found.every(door => known.get(door?.usualTarget ?? -1)?.interior === 0)
    const interiors = new Set(found.map(door => door?.interior ?? 0))
    return leadsOut && interiors.size <= 1 && !interiors.has(0)
      ? []
      : problem('names no doors out of one interior', 'locations inside whose usual target is outside')
  })
}
