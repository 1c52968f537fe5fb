import { column, defineTable, eachRow, float, integer, rowCount, sequence } from '../../csv/declare.ts'

const quaternionPart = float({ min: -1, max: 1 })

/** Separate from the tags: a download for map tools, not needed on the block page. */
export const tagRotations = defineTable(
  {
    file: 'blocks/20-tag-rotations.csv',
    title: 'Rotations of tags',
    hasModule: false,
    rowMeaning: 'the rotation of one tag, as the map files store it',
    sources: ['data-files'],
    columns: {
      index: column('Index', integer({ min: 0, max: 99 }), 'Position in the save'),
      qx: column('QX', quaternionPart, 'Rotation, x of the quaternion'),
      qy: column('QY', quaternionPart, 'Rotation, y of the quaternion'),
      qz: column('QZ', quaternionPart, 'Rotation, z of the quaternion'),
      qw: column('QW', quaternionPart, 'Rotation, w of the quaternion'),
    },
  },
  [
    rowCount(100),
    sequence('index'),
    eachRow(({ qx, qy, qz, qw }) => {
      const length = Math.hypot(qx, qy, qz, qw)
      if (Math.abs(length - 1) < 0.0001) return null
      return {
        property: 'qw',
        rule: `gives a rotation of length ${length.toFixed(4)} with the other three`,
        allowed: 'a quaternion of length 1',
        fix: 'correct the wrong part',
      }
    }),
  ],
)
