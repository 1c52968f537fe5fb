import { parkedCars } from '../../generated/blocks/12-parked-cars.ts'
import { layerSizes } from '../../generated/map/layer-sizes.ts'
import { formatPosition, type Marker } from '../marker.ts'

const colourName = (colour: number | null) => (colour === null ? 'random' : String(colour))

/** Parked cars of a new game. */
export const parkedCarMarkers: readonly Marker[] = parkedCars.map(
  ({ index, vehicle, name, colour1, colour2, x, y, z, atStart, saves }) => ({
    ...{ layer: 'parked-cars', id: String(index), name: name ?? 'Random vehicle', x, y },
    facts: [
      vehicle === null
        ? ['Vehicle', 'any that fits the area']
        : ['Vehicle', `${vehicle} ${name}`, `/vtypes?row=${vehicle}`],
      ['Colours', `${colourName(colour1)}, ${colourName(colour2)}`],
      ['Position', formatPosition(x, y, z)],
      ['Enabled', `in ${saves} of ${layerSizes.measuredSaves} saves${atStart ? ', from the start' : ''}`],
    ],
    row: `/block/12?cars.row=${index}`,
    box: null,
  }),
)
