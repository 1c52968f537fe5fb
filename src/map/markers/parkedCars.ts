import { parkedCars } from '../../generated/blocks/12-parked-cars.ts'
import { formatPosition, type Marker } from '../marker.ts'

const colourName = (colour: number | null) => (colour === null ? 'random' : String(colour))

export const parkedCarMarkers: readonly Marker[] = parkedCars.map(
  ({ index, vehicle, name, colour1, colour2, x, y, z, heading, alarm, locked, atStart, saves }) => ({
    ...{ layer: 'parked-cars', id: String(index), name: name ?? 'Random vehicle', x, y },
    facts: [
      ['Row in block 12', String(index)],
      vehicle === null
        ? ['Vehicle', 'any that suits the place']
        : ['Vehicle', `${vehicle} ${name}`, `/vtypes?row=${vehicle}`],
      ['Colours', `${colourName(colour1)}, ${colourName(colour2)}`],
      ['Position', formatPosition(x, y, z)],
      ['Direction', `${heading} of 256`],
      ['Alarm, locked', `${alarm} %, ${locked} %`],
      ['From the start', atStart ? 'yes' : 'no'],
      ['Switched on in', `${saves} of 21 saves`],
    ],
    row: `/block/12?cars.row=${index}`,
    box: null,
  }),
)
