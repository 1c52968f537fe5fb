import { column, defineTable, eachRow, hex, text, unique } from '../../csv/declare.ts'

/** The bytes of a direction are hundredths. */
const directionLength = 100

export const angleExamples = defineTable(
  {
    file: 'blocks/03-angle-examples.csv',
    title: 'Examples of directions',
    rowKey: ['direction'],
    prefix: 'angles.',
    rowMeaning: 'one direction of a stored car',
    sources: ['older-docs'],
    columns: {
      x_hex: column('X', hex(2), 'Signed byte'),
      y_hex: column('Y', hex(2), 'Signed byte'),
      z_hex: column('Z', hex(2), 'Signed byte'),
      direction: column('Direction', text(), 'Direction the car faces'),
    },
  },
  [
    unique('xHex', 'yHex', 'zHex'),
    unique('direction'),
    eachRow(({ xHex, yHex, zHex }) => {
      const parts = [xHex, yHex, zHex].map(hex => Buffer.from(hex, 'hex').readInt8())
      const length = Math.hypot(...parts)
      if (Math.abs(length - directionLength) < 1) return null
      return {
        property: 'xHex',
        rule: `is in a direction of length ${length.toFixed(1)}`,
        allowed: `length ${directionLength}`,
        fix: 'correct the wrong part',
      }
    }),
  ],
).searchable(
  ({ xHex, yHex, zHex }) => ({
    about: [`${xHex} ${yHex} ${zHex}`],
  }),
  { kind: 'Directions of a stored car' },
)
