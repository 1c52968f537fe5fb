import { pickupPlaces } from '../../generated/blocks/06-pickup-places.ts'
import { layerSizes } from '../../generated/map/layer-sizes.ts'
import { formatPosition, type Marker } from '../marker.ts'

const starts = { yes: ', from the start', no: '', locked: ', locked at the start' } as const

/** Pickups, except those in interiors, which are in the sky. */
export const pickupMarkers: readonly Marker[] = pickupPlaces
  .filter(({ district }) => district !== 'inside')
  .map(({ number, model, object, typeHex, amount, x, y, z, atStart, saves }) => ({
    ...{ layer: 'pickups', id: String(number), name: object, x, y },
    facts: [
      ['Object', `${model} ${object}`, `/pickups?row=${model}`],
      ['Type', amount === 0 ? typeHex : `${typeHex}, value ${amount}`, `/block/06?types.row=${typeHex}`],
      ['Position', formatPosition(x, y, z)],
      ['Seen', `in ${saves} of ${layerSizes.measuredSaves} saves${starts[atStart]}`],
    ],
    row: `/block/06?places.row=${number}`,
    box: null,
  }))
