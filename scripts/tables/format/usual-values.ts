import { column, defineTable, text, unique } from '../../csv/declare.ts'
import { platform } from '../shared/format-columns.ts'

const path = text({ pattern: /^\d\d(\.[a-z]\w*)+$/, example: '00.camera_position.x' })

/** Values of the sample saves on the block pages, where the default (0 or the minimum) would mislead. */
export const usualValuesTable = defineTable(
  {
    file: 'format/usual-values.csv',
    title: 'Usual values',
    rowMeaning: 'one value of the sample saves',
    hasModule: false,
    sources: ['saves'],
    columns: {
      path: column('Path', path, 'Block and field names; a list refers to its first element'),
      platform,
      value: column(
        'Value',
        text({
          pattern: /^(is( -?[\d.]+)+|text \S+|bytes [\dA-F]+)$/,
          example: 'is -1, text main or bytes 6B1601',
        }),
        'A number, several numbers for the first elements of a list, a text, or bytes as hex digits',
      ),
    },
  },
  [unique('path', 'platform')],
)
