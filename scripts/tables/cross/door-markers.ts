import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { locations } from '../locations.ts'

/** Doors with the interior number of the other side. */
const swappedDoors = [186, 190]

/** A door leads to a door of the same name, and is outdoors exactly if it is marked so. */
export const doorMarkers: CrossCheck = source => {
  const { soundRows } = locations.read(source)
  const markers = new Map(soundRows.map(({ values }) => [values.number, values.marker]))
  return soundRows.flatMap(row => {
    const { number, inside, interior, marker, usualTarget } = row.values
    const target = usualTarget === null ? marker : markers.get(usualTarget)
    if (target !== undefined && target !== marker) {
      const rule = `is location ${usualTarget}, a door named ${target}, not ${marker}`
      const fault = { rule, allowed: `a door named ${marker}`, fix: 'correct the target or the marker' }
      return [problemAt(row, 'usualTarget', fault)]
    }
    if (inside === null || swappedDoors.includes(number) || (inside === 'Outside') === (interior === 0))
      return []
    const allowed = inside === 'Outside' ? '0 for a door outside' : '1 to 18 for a door inside'
    return [
      problemAt(row, 'interior', { rule: `does not fit ${inside}`, allowed, fix: 'correct one of the two' }),
    ]
  })
}
