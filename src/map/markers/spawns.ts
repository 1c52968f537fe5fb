import { pickupLocations, pickupLocationsTable } from '../../generated/blocks/06-pickup-locations.ts'
import { parkedCars, parkedCarsTable } from '../../generated/blocks/12-parked-cars.ts'
import { formatPosition } from '../../site/coordinates.ts'
import { measuredSaves } from '../../site/measuredSaves.ts'
import { type Layer, layerOf } from '../marker.ts'

const carSaves = measuredSaves(parkedCars)
const pickupSaves = measuredSaves(pickupLocations)

const colourName = (colour: number | null) => (colour === null ? 'random' : String(colour))

const starts = { yes: ', from the start', no: '', locked: ', locked at the start' } as const

/** What the game puts on the map. */
export const spawnLayers: readonly Layer[] = [
  /** Parked cars of a new game. */
  layerOf(
    { id: 'parked-cars', title: 'Parked cars' },
    parkedCarsTable,
    ({ vehicle, name, colour1, colour2, x, y, z, atStart, saves }) => ({
      name,
      x,
      y,
      facts: [
        vehicle === null
          ? ['Vehicle', 'any that fits the area']
          : ['Vehicle', `${vehicle} ${name}`, `/vtypes?row=${vehicle}`],
        ['Colours', `${colourName(colour1)}, ${colourName(colour2)}`],
        ['Position', formatPosition(x, y, z)],
        ['Enabled', `in ${saves} of ${carSaves} public saves${atStart ? ', from the start' : ''}`],
      ],
    }),
  ),
  /** Pickups, except those in interiors, which are in the sky. */
  layerOf({ id: 'pickups', title: 'Pickups outdoors' }, pickupLocationsTable, pickup => {
    const { model, object, typeHex, amount, district, x, y, z, atStart, saves } = pickup
    if (district === 'inside') return null
    return {
      name: object,
      x,
      y,
      facts: [
        ['Object', `${model} ${object}`, `/pickups?row=${model}`],
        [
          'Type (hex)',
          amount === 0 ? typeHex : `${typeHex}, value ${amount}`,
          `/block/06?types.row=${typeHex}`,
        ],
        ['Position', formatPosition(x, y, z)],
        ['Seen', `in ${saves} of ${pickupSaves} public saves${starts[atStart]}`],
      ],
    }
  }),
]
