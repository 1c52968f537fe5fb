import { expect, it } from 'vitest'
import { locations } from '../../../src/generated/locations.ts'
import { kindAndDistrict } from '../../../src/site/kindAndDistrict.ts'

it('the kind of a location comes from its marker, its district from a position, and either can be unknown', () => {
  expect(kindAndDistrict({ kind: 'Gym', district: 'Ganton, Los Santos' })).toBe(
    'Gym (from marker), Ganton, Los Santos (from position)',
  )
  expect(kindAndDistrict({ kind: null, district: null })).toBe('unknown kind, no district')
  for (const location of locations) {
    const isFromMarker = kindAndDistrict(location).includes('(from marker)')
    expect(isFromMarker, `location ${location.number}`).toBe(location.marker !== null)
  }
})
