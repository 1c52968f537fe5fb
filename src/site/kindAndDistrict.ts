import type { Location } from '../generated/locations.ts'

/** Kind and district of a location, each with what it is derived from. */
export function kindAndDistrict({ kind, district }: Pick<Location, 'kind' | 'district'>): string {
  const derivedKind = kind === null ? 'unknown kind' : `${kind} (from marker)`
  const derivedDistrict = district === null ? 'no district' : `${district} (from position)`
  return `${derivedKind}, ${derivedDistrict}`
}
