import { countsPer } from '../../csv/engine/checks/counts-per.ts'
import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'
import { float } from '../../csv/engine/kinds/float.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'
import { optional } from '../../csv/engine/kinds/optional.ts'
import { text } from '../../csv/engine/kinds/text.ts'
import { x, y, z } from '../shared-columns.ts'

export const restartPlaces = defineTable(
  {
    file: 'blocks/08-restart-places.csv',
    title: 'Respawn points',
    page: '/block/08',
    rowKey: ['kind', 'index'],
    prefix: 'places.',
    rowMeaning: 'one point where the player respawns after death or arrest',
    ...{ rowType: 'RestartPlace', constant: 'restartPlaces' },
    columns: {
      kind: column(
        'Kind',
        choice('hospital', 'police station', 'extra hospital', 'extra police station'),
        'List it belongs to; the extra ones are zero until a girlfriend offers them',
      ),
      index: column('Index', integer({ min: 0, max: 7 }), 'Position in its list'),
      place: column('Place', text({ maxLength: 40 }), 'District'),
      x,
      y,
      z,
      heading: column('Heading', float({ min: 0, max: 360 }), 'Direction the player faces', 'degrees'),
      towns_unlocked: column(
        'Towns unlocked',
        optional(integer({ min: 0, max: 3 })),
        'Number of towns that must be unlocked before it is used',
      ),
      radius: column('Radius', optional(float({ min: 0 })), 'Distance within which it is used', 'game units'),
    },
  },
  [
    unique('kind', 'index'),
    unique('x', 'y', 'z'),
    countsPer('kind', {
      ...{ hospital: 8, 'police station': 7, 'extra hospital': 1, 'extra police station': 1 },
    }),
  ],
)
