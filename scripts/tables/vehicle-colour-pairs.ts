import {
  column,
  defineTable,
  integer,
  optional,
  type Problem,
  problemsIn,
  refersTo,
  rowCount,
  sortedBy,
  type TableRows,
  unique,
} from '../csv/declare.ts'
import { note, vehicleId } from './shared/shared-columns.ts'
import { vehicleColours } from './vehicle-colours.ts'
import { vehicles } from './vehicles.ts'

/** For each vehicle the pairs are numbered 1, 2, 3 … in the order of the game file. */
function ordersCountUp({ allRows }: TableRows<{ vehicleId: number; order: number }>): readonly Problem[] {
  const orders = new Map<number, number>()
  // A row with a fault elsewhere counts too: the next one is not out of order.
  return problemsIn(allRows, ({ values: { vehicleId, order } }) => {
    if (typeof vehicleId !== 'number' || typeof order !== 'number') return null
    const expected = (orders.get(vehicleId) ?? 0) + 1
    orders.set(vehicleId, order)
    if (order === expected) return null
    return {
      property: 'order',
      rule: `is not the next combination of vehicle ${vehicleId}`,
      allowed: `${expected} here`,
      fix: `write ${expected}`,
    }
  })
}

const noColour = new Map([[227, 'slip in the game file carcols.dat: there is no such colour']])

const colourId = integer({ min: 0, max: 255 })

export const vehicleColourPairs = defineTable(
  {
    file: 'vehicle-colour-pairs.csv',
    title: 'Colour combinations',
    page: '/vcolors',
    rowMeaning: 'one default colour combination of a vehicle',
    sources: ['data-files', 'second-copy'],
    columns: {
      vehicle_id: column('Vehicle', vehicleId, 'Model id of the vehicle'),
      order: column('Order', integer({ min: 1, max: 64 }), 'Position in the list of the vehicle'),
      colour_1: column('Colour 1', colourId, 'First colour'),
      colour_2: column('Colour 2', colourId, 'Second colour'),
      colour_3: column('Colour 3', optional(colourId), 'Third colour; few vehicles have it'),
      colour_4: column('Colour 4', optional(colourId), 'Fourth colour; few vehicles have it'),
      note,
    },
  },
  [rowCount(1158), unique('vehicleId', 'order'), ordersCountUp, sortedBy('vehicleId', 'order')],
  [
    refersTo('vehicleId', vehicles, 'id'),
    refersTo('colour1', vehicleColours, 'id'),
    refersTo('colour2', vehicleColours, 'id', { except: noColour }),
    refersTo('colour3', vehicleColours, 'id'),
    refersTo('colour4', vehicleColours, 'id'),
  ],
)
