import { column, defineTable, hex, text, unique } from '../../csv/declare.ts'

export const angleExamples = defineTable(
  {
    file: 'blocks/03-angle-examples.csv',
    title: 'Examples of directions',
    page: '/block/03',
    rowKey: ['direction'],
    prefix: 'angles.',
    rowMeaning: 'one direction of a stored car',
    rowType: 'AngleExample',
    constant: 'angleExamples',
    sources: ['older-docs'],
    columns: {
      x_hex: column('X', hex(2), 'Signed byte'),
      y_hex: column('Y', hex(2), 'Signed byte'),
      z_hex: column('Z', hex(2), 'Signed byte'),
      direction: column('Direction', text(), 'Direction the car faces'),
    },
  },
  [unique('xHex', 'yHex', 'zHex'), unique('direction')],
).describe({
  search: [
    {
      kind: 'Directions of a stored car',
      record: ({ direction, xHex, yHex, zHex }) => ({
        title: direction,
        code: '',
        about: [`${xHex} ${yHex} ${zHex}`],
      }),
    },
  ],
})
