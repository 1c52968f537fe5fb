import { column, defineTable, eachRow, hex, integer, rowCount, sequence } from '../../csv/declare.ts'
import { listOffsetHex } from '../shared/layout.ts'
import { mapCoordinate } from '../shared/shared-columns.ts'

const point = (label: string, what: string) => column(label, mapCoordinate, what, 'game units')

/** Farthest distance of a car from the centre of the trigger area, in game units; the farthest is 154. */
const farthest = 250

/** Traps of the game whose second car drives far away. */
const farTargets = [11, 25, 33]

const cars = ['start1', 'start2', 'target1', 'target2'] as const

type Trap = Readonly<
  Record<`${(typeof cars)[number]}${'X' | 'Y'}` | 'minX' | 'minY' | 'maxX' | 'maxY' | 'index', number>
>

/** Police cars start and arrive near the trigger area. */
function carsAreNear(trap: Trap) {
  const { index, minX, maxX, minY, maxY } = trap
  const isFar = (car: (typeof cars)[number]) =>
    Math.hypot(trap[`${car}X`] - (minX + maxX) / 2, trap[`${car}Y`] - (minY + maxY) / 2) > farthest
  const car = cars.find(isFar)
  if (car === undefined || (car === 'target2' && farTargets.includes(index))) return null
  return {
    property: `${car}X`,
    rule: 'is far from the trigger area',
    allowed: `at most ${farthest} units off`,
    fix: 'correct one of the positions',
  }
}

export const policeTraps = defineTable(
  {
    file: 'blocks/17-police-traps.csv',
    title: 'Police traps',
    rowKey: ['index'],
    prefix: 'traps.',
    rowMeaning: 'one police trap, in the order of the save',
    sources: ['saves', 'gta-reversed'],
    columns: {
      index: column('Index', integer({ min: 0, max: 208 }), 'Index in the list, from 0'),
      type: column('Type', integer({ min: 1, max: 8 }), 'Type of trap'),
      min_x: point('Min X', 'West edge of the trigger area'),
      min_y: point('Min Y', 'South edge of the trigger area'),
      max_x: point('Max X', 'East edge of the trigger area'),
      max_y: point('Max Y', 'North edge of the trigger area'),
      start_1_x: point('Start 1 X', 'Where the first police car starts'),
      start_1_y: point('Start 1 Y', 'Where the first police car starts'),
      start_2_x: point('Start 2 X', 'Where the second police car starts'),
      start_2_y: point('Start 2 Y', 'Where the second police car starts'),
      target_1_x: point('Target 1 X', 'Where the first police car drives to'),
      target_1_y: point('Target 1 Y', 'Where the first police car drives to'),
      target_2_x: point('Target 2 X', 'Where the second police car drives to'),
      target_2_y: point('Target 2 Y', 'Where the second police car drives to'),
    },
  },
  [
    rowCount(209),
    sequence('index'),
    eachRow(({ minX, maxX }) => {
      if (minX <= maxX) return null
      return { property: 'minX', rule: 'is above max_x', allowed: `up to ${maxX}`, fix: 'swap the two' }
    }),
    eachRow(({ minY, maxY }) => {
      if (minY <= maxY) return null
      return { property: 'minY', rule: 'is above max_y', allowed: `up to ${maxY}`, fix: 'swap the two' }
    }),
    eachRow(carsAreNear),
  ],
)
  .derive({ offset_hex: column('Offset', hex(4), 'Offset in block 17') }, ({ index }, source) => ({
    offsetHex: listOffsetHex(source, { block: '17', list: 'set_pieces' }, index),
  }))
  .describe({
    search: [
      {
        record: ({ index, type }) => ({
          title: `Police trap ${index}`,
          code: index,
          about: [`type ${type}`],
        }),
      },
    ],
  })
