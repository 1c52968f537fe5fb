import { eachRow } from '../../csv/engine/checks/each-row.ts'
import { rowCount } from '../../csv/engine/checks/row-count.ts'
import { sequence } from '../../csv/engine/checks/sequence.ts'
import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { float } from '../../csv/engine/kinds/float.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'

const place = float({ min: -3000, max: 3000 })
const point = (label: string, what: string) => column(label, place, what, 'game units')

export const stuntJumps = defineTable(
  {
    file: 'blocks/24-jumps.csv',
    title: 'Stunt jumps',
    page: '/block/24',
    rowKey: ['number'],
    prefix: 'jumps.',
    rowMeaning: 'one stunt jump, in the order all saves keep; each save may begin with another one',
    ...{ rowType: 'StuntJump', constant: 'stuntJumps' },
    columns: {
      number: column(
        'Number',
        integer({ min: 0, max: 69 }),
        'Place in the order; a save is shifted, so that another jump comes first and this goes on behind the last',
      ),
      start_min_x: point('Start min X', 'Take-off box, west end'),
      start_min_y: point('Start min Y', 'Take-off box, south end'),
      start_min_z: point('Start min Z', 'Take-off box, lower end'),
      start_max_x: point('Start max X', 'Take-off box, east end'),
      start_max_y: point('Start max Y', 'Take-off box, north end'),
      start_max_z: point('Start max Z', 'Take-off box, upper end'),
      land_min_x: point('Land min X', 'Landing box, west end'),
      land_min_y: point('Land min Y', 'Landing box, south end'),
      land_min_z: point('Land min Z', 'Landing box, lower end'),
      land_max_x: point('Land max X', 'Landing box, east end'),
      land_max_y: point('Land max Y', 'Landing box, north end'),
      land_max_z: point('Land max Z', 'Landing box, upper end'),
      camera_x: point('Camera X', 'Where the camera stands'),
      camera_y: point('Camera Y', 'Where the camera stands'),
      camera_z: point('Camera Z', 'Where the camera stands'),
    },
  },
  [
    rowCount(70),
    sequence('number'),
    unique('startMinX', 'startMinY', 'startMinZ'),
    eachRow(jump => {
      const isOrdered =
        jump.startMinX < jump.startMaxX && jump.startMinY < jump.startMaxY && jump.startMinZ < jump.startMaxZ
      if (isOrdered) return null
      const rule = 'begins a box whose ends are the wrong way round'
      return { property: 'startMinX', rule, allowed: 'the smaller ends first', fix: 'swap the two corners' }
    }),
    eachRow(jump => {
      const isOrdered =
        jump.landMinX < jump.landMaxX && jump.landMinY < jump.landMaxY && jump.landMinZ < jump.landMaxZ
      if (isOrdered) return null
      const rule = 'begins a box whose ends are the wrong way round'
      return { property: 'landMinX', rule, allowed: 'the smaller ends first', fix: 'swap the two corners' }
    }),
  ],
)
