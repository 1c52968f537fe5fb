import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { savePlaces } from '../save-places.ts'
import { savehouses } from '../savehouses.ts'

/** Save places of outdoor houses have no location, all others have one; every house is used. */
export const savePlacesMatchHouses: CrossCheck = source => {
  const places = savePlaces.read(source)
  const houses = savehouses.read(source)
  const used = new Set(places.allRows.map(row => row.values.house))
  const idle = houses.soundRows.filter(
    ({ values }) => places.isWhole && !used.has(undefined) && !used.has(values.house),
  )
  const isOutside = new Map(
    houses.soundRows.map(({ values }) => [values.house, values.locationInside === null]),
  )
  const misfits = places.soundRows.filter(({ values }) => {
    const outside = isOutside.get(values.house)
    return outside !== undefined && outside !== (values.location === null)
  })
  return [
    ...idle.map(row => {
      const allowed = 'a house that data-csv/save-places.csv names'
      return problemAt(row, 'house', {
        rule: 'is used in no save place',
        allowed,
        fix: 'correct the save places',
      })
    }),
    ...misfits.map(row => {
      const { house, location } = row.values
      const rule =
        location === null
          ? `is empty, but house ${house} is inside`
          : `is given for house ${house}, which is outside`
      const allowed = location === null ? 'a location' : 'an empty cell'
      return problemAt(row, 'location', { rule, allowed, fix: 'correct the location or the house' })
    }),
  ]
}
