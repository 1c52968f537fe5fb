import { pickupLocations } from '../../generated/blocks/06-pickup-locations.ts'
import { parkedCars } from '../../generated/blocks/12-parked-cars.ts'
import { formatPosition } from '../../site/coordinates.ts'
import { measuredSaves } from '../../site/measuredSaves.ts'
import type { Marker } from '../marker.ts'

const carSaves = measuredSaves(parkedCars)
const pickupSaves = measuredSaves(pickupLocations)

const colourName = (colour: number | null) => (colour === null ? 'random' : String(colour))

/** Parked cars of a new game. */
export const parkedCarMarkers: readonly Marker[] = parkedCars.map(
  ({ index, vehicle, name, colour1, colour2, x, y, z, atStart, saves }) => ({
    layer: 'parked-cars',
    id: String(index),
    name: name ?? 'Random vehicle',
    x,
    y,
    facts: [
      vehicle === null
        ? ['Vehicle', 'any that fits the area']
        : ['Vehicle', `${vehicle} ${name}`, `/vtypes?row=${vehicle}`],
      ['Colours', `${colourName(colour1)}, ${colourName(colour2)}`],
      ['Position', formatPosition(x, y, z)],
      ['Enabled', `in ${saves} of ${carSaves} saves${atStart ? ', from the start' : ''}`],
    ],
    row: `/block/12?cars.row=${index}`,
    box: null,
  }),
)

const starts = { yes: ', from the start', no: '', locked: ', locked at the start' } as const

/** Pickups, except those in interiors, which are in the sky. */
export const pickupMarkers: readonly Marker[] = pickupLocations
  .filter(({ district }) => district !== 'inside')
  .map(({ number, model, object, typeHex, amount, x, y, z, atStart, saves }) => ({
    layer: 'pickups',
    id: String(number),
    name: object,
    x,
    y,
    facts: [
      ['Object', `${model} ${object}`, `/pickups?row=${model}`],
      ['Type', amount === 0 ? typeHex : `${typeHex}, value ${amount}`, `/block/06?types.row=${typeHex}`],
      ['Position', formatPosition(x, y, z)],
      ['Seen', `in ${saves} of ${pickupSaves} saves${starts[atStart]}`],
    ],
    row: `/block/06?places.row=${number}`,
    box: null,
  }))
