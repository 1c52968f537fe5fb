import { pickupLocations, pickupLocationsTable } from '../../generated/blocks/06-pickup-locations.ts'
import { respawnPointsTable } from '../../generated/blocks/08-respawn-points.ts'
import { parkedCars, parkedCarsTable } from '../../generated/blocks/12-parked-cars.ts'
import { policeTrapsTable } from '../../generated/blocks/17-police-traps.ts'
import { stuntJumpsTable } from '../../generated/blocks/24-jumps.ts'
import { formatPosition } from '../../site/coordinates.ts'
import { measuredSaves } from '../../site/measuredSaves.ts'
import { type Layer, layerOf } from '../marker.ts'

const carSaves = measuredSaves(parkedCars)
const pickupSaves = measuredSaves(pickupLocations)

const colourName = (colour: number | null) => (colour === null ? 'random' : String(colour))

const starts = { yes: ', from the start', no: '', locked: ', locked at the start' } as const

/** What the game puts on the map: respawn points, stunt jumps, police traps, parked cars and pickups. */
export const objectLayers: readonly Layer[] = [
  layerOf(
    { id: 'respawn-points', title: 'Respawn points' },
    respawnPointsTable,
    ({ kind, index, location, x, y, z, heading }) => ({
      name: `${location} (${kind})`, // several districts have both kinds
      x,
      y,
      facts: [
        ['Kind', kind],
        ['Index in block 08', String(index)],
        ['Position', formatPosition(x, y, z)],
        ['Heading', `${heading}°`],
      ],
    }),
  ),
  /** Stunt jumps at their take-off. */
  layerOf({ id: 'jumps', title: 'Stunt jumps' }, stuntJumpsTable, jump => {
    const { number, startMinX, startMinY, startMinZ, startMaxX, startMaxY, startMaxZ } = jump
    const { landMinX, landMinY, landMinZ, landMaxX, landMaxY, landMaxZ } = jump
    return {
      name: `Jump ${number}`,
      x: (startMinX + startMaxX) / 2,
      y: (startMinY + startMaxY) / 2,
      facts: [
        ['Take-off from', formatPosition(startMinX, startMinY, startMinZ)],
        ['to', formatPosition(startMaxX, startMaxY, startMaxZ)],
        ['Landing from', formatPosition(landMinX, landMinY, landMinZ)],
        ['to ', formatPosition(landMaxX, landMaxY, landMaxZ)],
      ],
    }
  }),
  /** Police traps at the centre of the area that triggers them. */
  layerOf(
    { id: 'traps', title: 'Police traps' },
    policeTrapsTable,
    ({ index, type, minX, minY, maxX, maxY, start1X, start1Y }) => ({
      name: `Police trap ${index}`,
      x: (minX + maxX) / 2,
      y: (minY + maxY) / 2,
      facts: [
        ['Index in block 17', String(index)],
        ['Type', String(type)],
        ['Area', `${formatPosition(minX, minY)} to ${formatPosition(maxX, maxY)}`],
        ['Cars spawn at', formatPosition(start1X, start1Y)],
      ],
    }),
  ),
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
