import { parkedCars } from '../../generated/blocks/12-parked-cars.ts'
import { formatPosition, type Marker } from '../marker.ts'

const colourName = (colour: number | null) => (colour === null ? 'random' : String(colour))

/** The parked cars of a new game: four facts each, as many as the card over the map of a phone has room for. */
export const parkedCarMarkers: readonly Marker[] = parkedCars.map(
  ({ index, vehicle, name, colour1, colour2, x, y, z, atStart, saves }) => ({
    ...{ layer: 'parked-cars', id: String(index), name: name ?? 'Random vehicle', x, y },
    facts: [
      vehicle === null
        ? ['Vehicle', 'any that suits the place']
        : ['Vehicle', `${vehicle} ${name}`, `/vtypes?row=${vehicle}`],
      ['Colours', `${colourName(colour1)}, ${colourName(colour2)}`],
      ['Position', formatPosition(x, y, z)],
      ['Switched on', `in ${saves} of 21 saves${atStart ? ', from the start' : ''}`],
    ],
    row: `/block/12?cars.row=${index}`,
    box: null,
  }),
)
