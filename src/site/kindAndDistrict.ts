import type { Location } from '../generated/locations.ts'

/** Kind and district of a location, each with what it is derived from. */
export function kindAndDistrict({ kind, district }: Pick<Location, 'kind' | 'district'>): string {
  return [
    kind ? `${kind} (from marker)` : 'unknown kind',
    district ? `${district} (from position)` : 'no district',
  ].join(', ')
}
