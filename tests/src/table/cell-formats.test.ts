import { expect, it } from 'vitest'
import type { ColumnHeader } from '../../../src/table/column.ts'
import { cellFormats } from '../../../src/table/TableRowActions.tsx'

const column = (kind: ColumnHeader['kind']): ColumnHeader => ({ key: 'a', label: 'A', kind })

it.each<[string, Parameters<typeof cellFormats>[0], ColumnHeader, ...string[]]>([
  ['its text', 'Outside', column('choice'), 'Outside'],
  ['its value if an image is shown', true, column('choice'), 'yes'],
  ['nothing if it is empty', null, column('integer')],
  [
    'its number in decimal, hex and bytes',
    579,
    column('integer'),
    '579',
    '0x243',
    '243',
    '43 02',
    '43 02 00 00',
  ],
  ['its hex number in the same', '0243', column('hex'), '579', '0x0243', '0243', '43 02', '43 02 00 00'],
  ['its float and the bytes of that', 100, column('float'), '100', '00 00 C8 42', '0x42C80000'],
  [
    'its bytes and the float of those',
    '00F41B45',
    { ...column('hex'), isBytes: true },
    ...['00 F4 1B 45', '2495.25', '0x451BF400'],
  ],
  ['only the text of a word in a hex column', 'teleport', column('hex'), 'teleport'],
])('of a cell, %s can be copied', (_, value, header, ...texts) => {
  expect(cellFormats(value, header).map(({ text }) => text)).toEqual(texts)
})
