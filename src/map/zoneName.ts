import type { Point } from './coordinates.ts'
import { nearestMarker } from './nearestMarker.ts'

/** The place name the game shows here: that of the smallest box around the place. */
export function zoneName(place: Point): string {
  return nearestMarker(place, 0, ['zones'])?.name ?? 'San Andreas'
}
