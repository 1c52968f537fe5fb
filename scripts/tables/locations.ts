import { memoizeBy } from '../../src/shared/memoize.ts'
import { countsPer } from '../csv/engine/checks/counts-per.ts'
import { rowCount } from '../csv/engine/checks/row-count.ts'
import { sequence } from '../csv/engine/checks/sequence.ts'
import { unique } from '../csv/engine/checks/unique.ts'
import { column } from '../csv/engine/column.ts'
import { defineTable } from '../csv/engine/define-table.ts'
import { choice } from '../csv/engine/kinds/choice.ts'
import { integer } from '../csv/engine/kinds/integer.ts'
import { optional } from '../csv/engine/kinds/optional.ts'
import { text } from '../csv/engine/kinds/text.ts'
import type { Source } from '../csv/engine/table.ts'
import { withDerived } from '../csv/engine/with-derived.ts'
import { Groups } from '../csv/groups.ts'
import { describedAsSpecified } from './described-locations.ts'
import { districtOf } from './district.ts'
import { locationPositions } from './location-positions.ts'
import { markerKinds } from './marker-kinds.ts'
import { note } from './shared-columns.ts'

const locationTable = defineTable(
  {
    file: 'locations.csv',
    title: 'Locations',
    rowMeaning: 'one door, seen from one side',
    page: '/locations',
    rowKey: ['number'],
    rowType: 'Location',
    constant: 'locations',
    columns: {
      number: column('Number', integer({ min: 0, max: 375 }), 'Number of the location'),
      inside: column('Inside/Outside', optional(choice('Outside', 'Inside')), 'Side of the door'),
      description: column('Description', optional(text()), 'Location name; empty if unknown'),
      marker: column(
        'Marker',
        optional(text({ pattern: /^[A-Z0-9_]{1,7}$/, example: 'POLICE1' })),
        'Internal name of the door; both sides share it',
      ),
      interior: column('Interior', integer({ min: 0, max: 18 }), 'Interior number; 0 is the world outside'),
      usual_target: column(
        'Leads to',
        optional(integer({ min: 0, max: 375 })),
        'Location it led to in 153 saves; empty if none',
      ),
      note,
    },
  },
  [
    rowCount(376),
    unique('number'),
    sequence('number'),
    describedAsSpecified,
    countsPer('inside', { Outside: 142, Inside: 81, null: 153 }),
  ],
)

const kindsByMarker = memoizeBy(
  (source: Source) => new Map(markerKinds.rows(source).map(({ marker, kind }) => [marker, kind])),
)

/** Districts of the outdoor doors, by number. */
const districtsOutside = memoizeBy((source: Source) => {
  const positions = new Map(locationPositions.rows(source).map(row => [row.number, row]))
  return new Map(
    locationTable
      .rows(source)
      .filter(({ interior }) => interior === 0)
      .map(({ number }) => {
        const position = positions.get(number)
        return [number, position === undefined ? null : districtOf(source, position)] as const
      }),
  )
})

/** Interiors are placed in the sky: their district is that of the doors that lead to them, if these share one. */
const districtsInside = memoizeBy((source: Source) => {
  const districts = new Groups<number, string | null>()
  for (const { number, usualTarget } of locationTable.rows(source)) {
    const district = districtsOutside(source).get(number)
    if (usualTarget === null || district === undefined) continue
    districts.put(usualTarget, district)
  }
  return new Map(
    [...districts].map(([number, all]) => {
      const [district = null, ...others] = new Set(all)
      return [number, others.length === 0 ? district : null]
    }),
  )
})

export const locations = withDerived(
  locationTable,
  {
    side: column(
      'Side',
      choice('Outside', 'Inside'),
      'Side of the door; taken from the interior number if older tables leave it blank',
    ),
    kind: column('Kind (from marker)', optional(text()), 'Kind of location, from the entrance marker'),
    district: column(
      'District (from position)',
      optional(text()),
      'District and region, from the position; for an interior, those of its doors if all are in one district',
    ),
  },
  ({ number, inside, interior, marker }, source) => ({
    side: inside ?? (interior === 0 ? 'Outside' : 'Inside'),
    kind: marker === null ? null : (kindsByMarker(source).get(marker) ?? null),
    district: districtsOutside(source).get(number) ?? districtsInside(source).get(number) ?? null,
  }),
)
