import {
  below,
  column,
  defineTable,
  eachRow,
  integer,
  optional,
  rowCount,
  sequence,
  text,
  unique,
} from '../../csv/declare.ts'
import { districtOf } from '../shared/district.ts'
import { mapPoint } from '../shared/shared-columns.ts'

/** Farthest distances from the centre of the take-off box, in game units; the farthest in the game are 143 and 75. */
const farthest = { land: 200, camera: 120 }

export const stuntJumps = defineTable(
  {
    file: 'blocks/24-jumps.csv',
    title: 'Stunt jumps',
    rowKey: ['number'],
    prefix: 'jumps.',
    rowMeaning:
      'one stunt jump, in the order of the unmodified game; each save may start with a different one',
    constant: 'stuntJumps',
    sources: ['saves'],
    columns: {
      number: column('Number', integer({ min: 0, max: 69 }), 'Number in this table, not the index in a save'),
      start_min_x: mapPoint('Start min X', 'Take-off box, west edge'),
      start_min_y: mapPoint('Start min Y', 'Take-off box, south edge'),
      start_min_z: mapPoint('Start min Z', 'Take-off box, lower edge'),
      start_max_x: mapPoint('Start max X', 'Take-off box, east edge'),
      start_max_y: mapPoint('Start max Y', 'Take-off box, north edge'),
      start_max_z: mapPoint('Start max Z', 'Take-off box, upper edge'),
      land_min_x: mapPoint('Land min X', 'Landing box, west edge'),
      land_min_y: mapPoint('Land min Y', 'Landing box, south edge'),
      land_min_z: mapPoint('Land min Z', 'Landing box, lower edge'),
      land_max_x: mapPoint('Land max X', 'Landing box, east edge'),
      land_max_y: mapPoint('Land max Y', 'Landing box, north edge'),
      land_max_z: mapPoint('Land max Z', 'Landing box, upper edge'),
      camera_x: mapPoint('Camera X', 'Camera position'),
      camera_y: mapPoint('Camera Y', 'Camera position'),
      camera_z: mapPoint('Camera Z', 'Camera position'),
    },
  },
  [
    rowCount(70),
    sequence('number'),
    unique('startMinX', 'startMinY', 'startMinZ'),
    below('startMinX', 'startMaxX'),
    below('startMinY', 'startMaxY'),
    below('startMinZ', 'startMaxZ'),
    below('landMinX', 'landMaxX'),
    below('landMinY', 'landMaxY'),
    below('landMinZ', 'landMaxZ'),
    // The landing box and the camera are near the take-off box.
    eachRow(jump => {
      const x = (jump.startMinX + jump.startMaxX) / 2
      const y = (jump.startMinY + jump.startMaxY) / 2
      const land = Math.hypot(
        (jump.landMinX + jump.landMaxX) / 2 - x,
        (jump.landMinY + jump.landMaxY) / 2 - y,
      )
      const camera = Math.hypot(jump.cameraX - x, jump.cameraY - y)
      if (land <= farthest.land && camera <= farthest.camera) return null
      const isLand = land > farthest.land
      return {
        property: isLand ? 'landMinX' : 'cameraX',
        rule: 'is far from the take-off box',
        allowed: `at most ${isLand ? farthest.land : farthest.camera} units off`,
        fix: 'correct one of the positions',
      }
    }),
  ],
)
  .derive(
    { district: column('District', optional(text()), 'District of the take-off box') },
    ({ startMinX: x, startMinY: y, startMinZ: z }, source) => ({ district: districtOf(source, { x, y, z }) }),
  )
  .searchable(({ number, district }) => ({
    title: `Stunt jump ${number}`,
    code: number,
    about: [district],
  }))
