import { column, defineTable, sortedBy, text, unique } from '../csv/declare.ts'
import { note } from './shared/shared-columns.ts'

/** Internal name of a door. */
export const doorName = text({ pattern: /^[A-Z0-9_]{1,7}$/, example: 'POLICE1' })

/** The kind of location that each door leads to, including undescribed ones. */
export const markerKinds = defineTable(
  {
    file: 'marker-kinds.csv',
    title: 'Kinds of doors',
    rowMeaning: 'one entrance marker with the kind of location it leads to',
    page: '/locations',
    hasModule: false,
    sources: ['data-files', 'own'],
    columns: {
      marker: column('Marker', doorName, 'Internal name of the door'),
      kind: column(
        'Kind',
        text({ maxLength: 40 }),
        'Kind of location, from the marker and the described doors that use it',
      ),
      note,
    },
  },
  [unique('marker'), sortedBy('marker')],
)
