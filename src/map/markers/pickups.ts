import { pickupPlaces } from '../../generated/blocks/06-pickup-places.ts'
import { formatPosition, type Marker } from '../marker.ts'

const starts = { yes: ', from the start', no: '', locked: ', locked at the start' } as const

/** The places of pickups, but for those in interiors, which hang in the sky. */
export const pickupMarkers: readonly Marker[] = pickupPlaces
  .filter(({ quarter }) => quarter !== 'inside')
  .map(({ number, model, object, typeHex, amount, x, y, z, atStart, saves }) => ({
    ...{ layer: 'pickups', id: String(number), name: object, x, y },
    facts: [
      ['Object', `${model} ${object}`, `/pickups?row=${model}`],
      ['Type', amount === 0 ? typeHex : `${typeHex}, value ${amount}`, `/block/06?types.row=${typeHex}`],
      ['Position', formatPosition(x, y, z)],
      ['Seen', `in ${saves} of 21 saves${starts[atStart]}`],
    ],
    row: `/block/06?places.row=${number}`,
    box: null,
  }))
