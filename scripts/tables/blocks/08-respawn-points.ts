import {
  choice,
  column,
  countsPer,
  defineTable,
  float,
  integer,
  optional,
  text,
  unique,
} from '../../csv/declare.ts'
import { isInDistrict } from '../shared/district.ts'
import { x, y, z } from '../shared/shared-columns.ts'

export const respawnPoints = defineTable(
  {
    file: 'blocks/08-respawn-points.csv',
    title: 'Respawn points',
    rowKey: ['kind', 'index'],
    titleKeys: ['location'],
    prefix: 'places.',
    rowMeaning: 'one point where the player respawns after death or arrest',
    sources: ['saves'],
    columns: {
      kind: column(
        'Kind',
        choice('hospital', 'police station', 'extra hospital', 'extra police station'),
        'List it belongs to; the extra ones are 0 until a girlfriend adds them',
      ),
      index: column('Index', integer({ min: 0, max: 7 }), 'Index in the list of its kind'),
      location: column('District', text({ maxLength: 40 }), 'District of the location'),
      x,
      y,
      z,
      heading: column(
        'Heading',
        float({ min: 0, max: 360 }),
        'Direction the player faces (0 north, 90 west)',
        'degrees',
      ),
      towns_unlocked: column(
        'Cities unlocked',
        optional(integer({ min: 0, max: 3 })),
        'Number of cities, besides Los Santos, that must be unlocked before it is used',
      ),
      radius: column('Radius', optional(float({ min: 0 })), 'Distance within which it is used', 'metres'),
    },
  },
  [
    unique('kind', 'index'),
    unique('x', 'y', 'z'),
    countsPer('kind', {
      hospital: 8,
      'police station': 7,
      'extra hospital': 1,
      'extra police station': 1,
    }),
  ],
  [
    // A city may come first: San Fierro Downtown.
    isInDistrict(
      'x',
      row => row,
      (zones, { location }) => (zones.some(zone => location.endsWith(zone)) ? null : location),
    ),
  ],
).searchable(({ kind, index }) => ({
  about: [`${kind} ${index}`],
}))
