import type { Location } from '../generated/locations.ts'

/** Where a location leads for which block 25 stores no other one. */
export function noTargetText(side: Location['side']): string {
  return side === 'Inside' ? 'back to the door used to enter' : 'no location stored (−1)'
}
