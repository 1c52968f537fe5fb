import {
  column,
  defineTable,
  hex,
  integer,
  optional,
  refersTo,
  rowCount,
  rowFinder,
  sequence,
  text,
  unique,
  yesNo,
} from '../../csv/declare.ts'
import { districtOf } from '../shared/district.ts'
import { variables } from '../shared/script-variables.ts'
import { variableNumber, vehicleId, x, y, z } from '../shared/shared-columns.ts'
import { vehicleColours } from '../vehicle-colours.ts'
import { vehicles } from '../vehicles.ts'

const colour = (which: string) =>
  column(
    `Colour ${which}`,
    optional(integer({ min: 0, max: 126 })),
    'Vehicle colour; empty if the game chooses',
  )
const percent = integer({ min: 0, max: 100 })

const vehicleOf = rowFinder(vehicles, 'id')

export const parkedCars = defineTable(
  {
    file: 'blocks/12-parked-cars.csv',
    title: 'Parked cars of a new game',
    rowKey: ['index'],
    titleKeys: ['name'],
    prefix: 'cars.',
    rowMeaning: 'one parked car that the scripts set up in a new game, in the order of the save',
    sources: ['saves'],
    columns: {
      index: column(
        'Order',
        integer({ min: 0, max: 207 }),
        'Position among the cars that the scripts create, from 0',
      ),
      vehicle: column('Vehicle', optional(vehicleId), 'Vehicle ID; empty for a random one'),
      colour_1: colour('1'),
      colour_2: colour('2'),
      x,
      y,
      z,
      heading: column(
        'Heading',
        integer({ min: 0, max: 255 }),
        'Heading in 256 steps per full turn: 0 north, 64 west',
      ),
      alarm: column('Alarm (%)', percent, 'Chance of an alarm', 'percent'),
      locked: column('Locked (%)', percent, 'Chance of locked doors', 'percent'),
      flags_hex: column(
        'Flags',
        hex(2),
        'Flags 4 minutes into a new game; the game changes bit 0, scripts bit 3',
      ),
      min_delay: column('Min delay', integer({ min: 0, max: 10000 }), 'Shortest delay before a car appears'),
      at_start: column(
        'On at start',
        yesNo(),
        'Whether the car is on in saves made 4 and 16 minutes into a new game',
      ),
      saves: column('On in saves', integer({ min: 0, max: 21 }), 'In how many of 21 saves the car is on'),
      variable: column(
        'Variable',
        variableNumber,
        'Script variable that stores the slot of the car; $ and number as in script tools',
      ),
    },
  },
  [rowCount(208), sequence('index'), unique('variable')],
  [
    refersTo('vehicle', vehicles, 'id'),
    refersTo('colour1', vehicleColours, 'id'),
    refersTo('colour2', vehicleColours, 'id'),
    refersTo('variable', variables, 'index'),
  ],
)
  .derive(
    {
      name: column('Name', text(), 'Name of the vehicle'),
      district: column('District', optional(text()), 'District of the location'),
    },
    (car, source) => ({
      name: vehicleOf(source, car.vehicle)?.name ?? 'Random vehicle',
      district: districtOf(source, car),
    }),
  )
  .searchable(() => ({}), { kind: 'Parked cars', route: '/block/12?cars.q={title}', isCounted: true })
