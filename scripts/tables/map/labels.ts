import { mapReachUnits } from '#shared/map-pixels.ts'
import {
  areSound,
  choice,
  column,
  defineTable,
  eachRowAcross,
  groupBy,
  integer,
  text,
  unique,
} from '../../csv/declare.ts'
import { boxAt, gap, zonesTable } from './zones.ts'

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

const position = integer({ min: -mapReachUnits, max: mapReachUnits })

/** Labels of bays reach out of their zones. */
const farthestLabel = 500

/** A label with the name of a zone is at that zone. */
const areInZones = eachRowAcross(source => {
  if (!areSound(source, zonesTable)) return null
  const zones = groupBy(zonesTable.rows(source), ({ name }) => name)
  return ({ name, kind, x, y }: Readonly<Record<'name' | 'kind', string> & Record<'x' | 'y', number>>) => {
    const boxes = zones.of(name)
    const farthest = kind === 'water' ? farthestLabel : 0
    if (boxes.length === 0 || boxes.some(box => gap(box, boxAt({ x, y })) <= farthest)) return null
    return {
      property: 'x',
      rule: `is outside the zones called ${name} in data-csv/map/zones.csv`,
      allowed: 'a position in the zone',
      fix: 'correct x and y',
    }
  }
})

/** The names on the map. */
export const labelsTable = defineTable(
  {
    file: 'map/labels.csv',
    title: 'Map labels',
    rowMeaning: 'one label on the map',
    page: '/map',
    hasModule: false,
    sources: ['zone-names', 'own'],
    columns: {
      name: column('Name', text({ maxLength: 40 }), 'Name as written on the map'),
      kind: column('Kind', choice(...kinds), 'What is named; determines the label style'),
      rank: column(
        'Rank',
        integer({ min: 1, max: 4 }),
        '1 to 3 fit on the whole map, 4 shows when zoomed in',
      ),
      x: column('X', position, 'Centre of the label', 'metres'),
      y: column('Y', position, 'Centre of the label', 'metres'),
    },
  },
  [unique('name', 'kind')],
  [areInZones],
).searchable(({ name, kind, x, y }) => ({ title: name, about: [kind], id: `${x},${y}` }), {
  kind: 'Map names',
  route: '/map?zoom=6&at={id}',
})
