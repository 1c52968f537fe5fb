import {
  column,
  defineTable,
  eachRow,
  float,
  hex,
  integer,
  rowCount,
  sequence,
  text,
} from '../../csv/declare.ts'
import { listOffsetHex } from '../shared/layout.ts'
import { height, mapPoint, x, y, z } from '../shared/shared-columns.ts'

interface Area {
  readonly x: number
  readonly y: number
  readonly sideAX: number
  readonly sideAY: number
  readonly sideBX: number
  readonly sideBY: number
  readonly width: number
  readonly depth: number
}

const round = (value: number) => Math.round(value * 100) / 100

/** Minimum and maximum over the four corners, rounded to two decimals. */
function extent(corner: number, sideA: number, sideB: number): readonly [number, number] {
  const corners = [0, sideA, sideB, sideA + sideB].map(side => corner + side)
  return [round(Math.min(...corners)), round(Math.max(...corners))]
}

/** The bounding box of a garage area, as the game computes it: from a corner along both sides. */
export function garageBox({ x, y, sideAX, sideAY, sideBX, sideBY, width, depth }: Area) {
  const [minX, maxX] = extent(x, sideAX * width, sideBX * depth)
  const [minY, maxY] = extent(y, sideAY * width, sideBY * depth)
  return { minX, maxX, minY, maxY }
}

const unitPart = float({ min: -1, max: 1 })
const length = float({ min: 0, max: 200 })

/** The sides are directions of length 1 at a right angle, but for rounding. */
function sidesAreDirections({
  sideAX,
  sideAY,
  sideBX,
  sideBY,
}: Readonly<Record<'sideAX' | 'sideAY' | 'sideBX' | 'sideBY', number>>) {
  const tolerance = 0.01
  const isUnit = (x: number, y: number) => Math.abs(Math.hypot(x, y) - 1) <= tolerance
  const property = !isUnit(sideAX, sideAY) ? 'sideAX' : !isUnit(sideBX, sideBY) ? 'sideBX' : null
  const fix = 'correct the four numbers of the sides'
  if (property !== null)
    return { property, rule: 'is in a side that is not of length 1', allowed: 'a direction', fix }
  if (Math.abs(sideAX * sideBX + sideAY * sideBY) <= tolerance) return null
  return {
    property: 'sideBX',
    rule: 'is in a side that is not at a right angle to the first side',
    allowed: `${-sideAY} or ${sideAY}`,
    fix,
  }
}

export const savedGarages = defineTable(
  {
    file: 'blocks/03-garages.csv',
    title: 'All garages',
    rowKey: ['index'],
    titleKeys: ['name'],
    prefix: 'garages.',
    rowMeaning: 'one garage, in the order of the save',
    constant: 'savedGarages',
    sources: ['saves'],
    columns: {
      index: column('Index', integer({ min: 0, max: 49 }), 'Index in garages'),
      name: column('Name', text({ pattern: /^\w{1,7}$/, example: 'cjsafe' }), 'Internal name'),
      type: column(
        'Type',
        integer({ min: 1, max: 45 }),
        'Type from the map data; scripts change the type of some garages',
      ),
      x,
      y,
      z,
      top_z: column('Top Z', height, 'Z of the top of the garage', 'metres'),
      side_a_x: column('First side X', unitPart, 'Direction of the first side, east-west'),
      side_a_y: column('First side Y', unitPart, 'Direction of the first side, north-south'),
      side_b_x: column('Second side X', unitPart, 'Direction of the second side, east-west'),
      side_b_y: column('Second side Y', unitPart, 'Direction of the second side, north-south'),
      width: column('Width', length, 'Length of the first side', 'metres'),
      depth: column('Depth', length, 'Length of the second side', 'metres'),
    },
  },
  [rowCount(50), sequence('index'), eachRow(sidesAreDirections)],
)
  .derive(
    {
      offset_hex: column('Offset', hex(4), 'Offset in block 03'),
      min_x: mapPoint('Min X', 'West edge of the bounding box'),
      max_x: mapPoint('Max X', 'East edge of the bounding box'),
      min_y: mapPoint('Min Y', 'South edge of the bounding box'),
      max_y: mapPoint('Max Y', 'North edge of the bounding box'),
    },
    (garage, source) => ({
      offsetHex: listOffsetHex(source, { block: '03', list: 'garages' }, garage.index),
      ...garageBox(garage),
    }),
  )
  .titled(({ index, name }) => `${index} ${name}`)
  .searchable(
    ({ index, type }) => ({
      code: index,
      about: ['record of block 03', `type ${type}`],
    }),
    { kind: 'Garages' },
  )
