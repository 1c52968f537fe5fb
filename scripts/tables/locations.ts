import {
  choice,
  column,
  countsPer,
  defineTable,
  eachRow,
  Groups,
  integer,
  isReferredToBy,
  memoizeBy,
  optional,
  type Problem,
  refersTo,
  refersWithin,
  rowCount,
  rowFinder,
  type Source,
  sequence,
  type TableRows,
  text,
  together,
} from '../csv/declare.ts'
import { locationPositions } from './location-positions.ts'
import { doorName, markerKinds } from './marker-kinds.ts'
import { districtOf } from './shared/district.ts'
import { locationNumber, note } from './shared/shared-columns.ts'

interface DoorRow {
  readonly number: number
  readonly inside: 'Inside' | 'Outside' | null
  readonly interior: number
  readonly marker: string | null
  readonly usualTarget: number | null
}

/** Doors with the interior number of the other side. */
const swappedDoors = [186, 190]

/** A door leads to a door of the same name, and is outdoors exactly if it is marked so. */
function doorsMatch(rows: TableRows<DoorRow>): readonly Problem[] {
  const markers = new Map(rows.soundRows.map(({ values }) => [values.number, values.marker]))
  return eachRow(({ number, inside, interior, marker, usualTarget }: DoorRow) => {
    const target = usualTarget === null ? marker : markers.get(usualTarget)
    if (target !== undefined && target !== marker) {
      return {
        property: 'usualTarget',
        rule: `is location ${usualTarget}, a door named ${target}, not ${marker}`,
        allowed: `a door named ${marker}`,
        fix: 'correct the target or the marker',
      }
    }
    if (inside === null || swappedDoors.includes(number) || (inside === 'Outside') === (interior === 0))
      return null
    return {
      property: 'interior',
      rule: `does not fit ${inside}`,
      allowed: inside === 'Outside' ? '0 for a door outside' : '1 to 18 for a door inside',
      fix: 'correct one of the two',
    }
  })(rows)
}

const locationTable = defineTable(
  {
    file: 'locations.csv',
    title: 'Locations',
    rowMeaning: 'one side of an entrance',
    page: '/locations',
    rowKey: ['number'],
    titleKeys: ['description', 'number'],
    sources: ['older-docs', 'data-files', 'saves'],
    columns: {
      number: column('Number', locationNumber, 'Number of the location'),
      inside: column(
        'Stated side',
        optional(choice('Outside', 'Inside')),
        'Side of the door in older documentation',
      ),
      description: column('Description', optional(text()), 'Location name; empty if unknown'),
      marker: column('Marker', optional(doorName), 'Internal name; both ends share it'),
      interior: column('Interior', integer({ min: 0, max: 18 }), 'Interior number; 0 is the world outside'),
      usual_target: column(
        'Leads to',
        optional(locationNumber),
        'Location it leads to in saves of the unmodified game; for an exit of a shared room, one of several. Empty if none is stored: an exit indoors then leads back to the door used to enter; where an entrance outdoors then leads is not in the save',
      ),
      note,
    },
  },
  [
    rowCount(376),
    sequence('number'),
    together('inside', 'description'), // both are from older documentation
    countsPer('inside', { Outside: 142, Inside: 81, null: 153 }),
    doorsMatch,
  ],
  [
    refersWithin('usualTarget', 'number'),
    refersTo('marker', markerKinds, 'marker'),
    isReferredToBy(markerKinds, 'marker', 'marker'),
  ],
)

const markerKindOf = rowFinder(markerKinds, 'marker')

const positionOf = rowFinder(locationPositions, 'number')

/** Districts of the doors in the world outside, by number. */
const districtsOutside = memoizeBy((source: Source) => {
  return new Map(
    locationTable
      .rows(source)
      .filter(({ inside, interior }) => inside === 'Outside' || interior === 0)
      .map(({ number }) => {
        const position = positionOf(source, number)
        return [number, position === undefined ? null : districtOf(source, position)] as const
      }),
  )
})

/** Interiors are in the sky: their district is that of the doors that lead to them, if these share one. */
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

export const locations = locationTable
  .derive(
    {
      side: column(
        'Inside/Outside',
        choice('Outside', 'Inside'),
        'Derived from the interior number if older documentation leaves it blank',
      ),
      kind: column('Kind (from marker)', optional(text()), 'Kind of location, from the entrance marker'),
      district: column(
        'District (from position)',
        optional(text()),
        'District and region, from the position; indoors, those of the locations that lead to it if all are in one district',
      ),
    },
    ({ number, inside, interior, marker }, source) => ({
      side: inside ?? (interior === 0 ? 'Outside' : 'Inside'),
      kind: markerKindOf(source, marker)?.kind ?? null,
      district: districtsOutside(source).get(number) ?? districtsInside(source).get(number) ?? null,
    }),
  )
  .titled(({ number, description }) => (description === null ? `${number}` : `${number} ${description}`))
  .searchable(
    // Undescribed locations are found by their marker kind and district.
    ({ number, side, description, marker, kind, district }) => ({
      title: description ?? kind ?? `Location ${number}`,
      code: number,
      about: [side, marker, description === null ? district : kind],
    }),
    { kind: 'Locations' },
  )

/** The name of a location; null if it is unknown. */
export const locationName = (source: Source, number: number | null): string | null =>
  locationOf(source, number)?.description ?? null

const locationOf = rowFinder(locations, 'number')
