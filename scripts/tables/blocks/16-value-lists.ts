import { rowCount } from '../checks/row-count.ts'
import { unique } from '../checks/unique.ts'
import { column } from '../column.ts'
import { defineTable } from '../define-table.ts'
import { integer } from '../kinds/integer.ts'
import { text } from '../kinds/text.ts'

export const statisticValues = defineTable(
  {
    file: 'blocks/16-value-lists.csv',
    title: 'Values of statistics',
    page: '/block/16',
    rowMeaning: 'one value of a statistic with named values',
    rowType: 'StatisticValue',
    constant: 'statisticValues',
    columns: {
      statistic: column('Statistic', integer({ min: 0, max: 342 }), 'Number of the statistic'),
      value: column('Value', integer({ min: 0, max: 255 }), 'Value stored'),
      meaning: column('Meaning', text(), 'What it stands for'),
    },
  },
  [rowCount(14), unique('statistic', 'value'), unique('statistic', 'meaning')],
)
