import { pickupPlaces } from '../../generated/blocks/06-pickup-places.ts'
import { formatPosition, type Marker } from '../marker.ts'

/** The places of pickups, but for those in interiors, which hang in the sky. */
export const pickupMarkers: readonly Marker[] = pickupPlaces
  .filter(({ quarter }) => quarter !== 'inside')
  .map(({ number, model, object, typeHex, amount, x, y, z, atStart, saves }) => ({
    ...{ layer: 'pickups', id: String(number), name: object, x, y },
    facts: [
      ['Object', `${model} ${object}`, `/pickups?row=${model}`],
      ['Type', typeHex, `/block/06?types.row=${typeHex}`],
      ['Value', String(amount)],
      ['Position', formatPosition(x, y, z)],
      ['From the start', atStart],
      ['Seen in', `${saves} of 21 saves`],
    ],
    row: `/block/06?places.row=${number}`,
    box: null,
  }))
