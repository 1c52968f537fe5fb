import { memoizeBy } from '../../../../src/shared/memoize.ts'
import type { Source } from '../../../csv/engine/table.ts'
import { vehicleColourPairs } from '../../../tables/vehicle-colour-pairs.ts'
import { allOf, type Check, dependsOn, eachStruct, numbersIn } from './read.ts'

const hydraulics = 1087
const hydraulicsBit = 2 ** 17

const isCar = ({ model }: { readonly model?: unknown }) => model !== 0

/** Checks that the handling flags show the hydraulics that a stored car has among its parts. */
export const hydraulicsFlag: Check = eachStruct('03', 'stored_cars', car => {
  const hasBit = (Number(car.handling_flags) & hydraulicsBit) !== 0
  return !isCar(car) || hasBit === numbersIn(car, 'mods').includes(hydraulics)
})

export const extraParts: Check = eachStruct('03', 'stored_cars', car => {
  const [first, second] = [Number(car.variation_1), Number(car.variation_2)]
  return (
    !isCar(car) || (first >= -1 && first <= 5 && second >= -1 && second <= 5 && (first >= 0 || second < 0))
  )
})

/** Vehicles whose default colours have a third one. */
const threeColoured = memoizeBy((source: Source): ReadonlySet<unknown> => {
  const rows = vehicleColourPairs.rows(source).filter(({ colour3 }) => colour3 !== null)
  return new Set(rows.map(({ vehicleId }) => vehicleId))
})

export const thirdColour: Check = (saves, source) => {
  const models = threeColoured(source)
  const holds: Check = eachStruct(
    '03',
    'stored_cars',
    ({ model, colour_3 }) => (colour_3 !== 0) === models.has(model),
  )
  return holds(saves, source)
}

const sprayShop = 5
const open = 1

/** Checks those bits of a garage that other fields show too, and that two never differ between saves. */
export const garageFlags: Check = allOf(
  eachStruct('03', 'garages', ({ flags, door_state }) => {
    return ((Number(flags) & 0x40) === 0) === (door_state === open)
  }),
  eachStruct('03', 'garages', ({ flags, type }) => (Number(flags) & 0x04) === 0 || type === sprayShop),
  dependsOn(
    '03',
    'garages',
    (_, index) => `${index}`,
    ({ flags }) => Number(flags) & 0x18,
  ),
)
