import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'
import { text } from '../../csv/engine/kinds/text.ts'

const kinds = [
  'city',
  'county',
  'town',
  'mountain',
  'area',
  'desert',
  'airfield',
  'airport',
  'landmark',
  'water',
  'bridge',
] as const

const position = integer({ min: -3100, max: 3100 })

/** The names on the map. */
export const labelsTable = defineTable(
  {
    file: 'map/labels.csv',
    title: 'Map labels',
    rowMeaning: 'one label on the map',
    page: '/map',
    hasModule: false,
    rowType: 'MapLabel',
    constant: 'mapLabels',
    columns: {
      name: column('Name', text({ maxLength: 40 }), 'Name as written on the map'),
      kind: column('Kind', choice(...kinds), 'What is named; determines the label style'),
      rank: column(
        'Rank',
        integer({ min: 1, max: 4 }),
        '1 to 3 fit on the whole map, 4 shows when zoomed in',
      ),
      x: column('X', position, 'Centre of the label', 'game units'),
      y: column('Y', position, 'Centre of the label', 'game units'),
    },
  },
  [unique('name', 'kind')],
)
