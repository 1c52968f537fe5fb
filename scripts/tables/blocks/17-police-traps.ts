import { below, column, defineTable, eachRow, hex, integer, rowCount, sequence } from '../../csv/declare.ts'
import { listOffsetHex } from '../shared/layout.ts'
import { mapPoint } from '../shared/shared-columns.ts'

/** Farthest distance of a car from the centre of the trigger area, in game units; the farthest is 154. */
const farthest = 250

/** Traps of the game whose second car drives far away. */
const farTargets = [11, 25, 33]

const cars = ['start1', 'start2', 'target1', 'target2'] as const

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
      type: column('Type', integer({ min: 1, max: 8 }), 'What appears; see the field type'),
      min_x: mapPoint('Min X', 'West edge of the trigger area'),
      min_y: mapPoint('Min Y', 'South edge of the trigger area'),
      max_x: mapPoint('Max X', 'East edge of the trigger area'),
      max_y: mapPoint('Max Y', 'North edge of the trigger area'),
      start_1_x: mapPoint('Start 1 X', 'Where the first car or officer starts'),
      start_1_y: mapPoint('Start 1 Y', 'Where the first car or officer starts'),
      start_2_x: mapPoint('Start 2 X', 'Where the second car or officer starts'),
      start_2_y: mapPoint('Start 2 Y', 'Where the second car or officer starts'),
      target_1_x: mapPoint('Target 1 X', 'Where the first car or officer goes'),
      target_1_y: mapPoint('Target 1 Y', 'Where the first car or officer goes'),
      target_2_x: mapPoint('Target 2 X', 'Where the second car or officer goes'),
      target_2_y: mapPoint('Target 2 Y', 'Where the second car or officer goes'),
    },
  },
  [
    rowCount(209),
    sequence('index'),
    below('minX', 'maxX', { mayEqual: true }),
    below('minY', 'maxY', { mayEqual: true }),
    // Police cars start and arrive near the trigger area.
    eachRow(trap => {
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
    }),
  ],
)
  .derive({ offset_hex: column('Offset', hex(4), 'Offset in block 17') }, ({ index }, source) => ({
    offsetHex: listOffsetHex(source, { block: '17', list: 'set_pieces' }, index),
  }))
  .searchable(({ index }) => ({ title: `Police trap ${index}`, code: index }))
