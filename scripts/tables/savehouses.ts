import { toHex } from '#shared/number.ts'
import {
  choice,
  column,
  defineTable,
  equals,
  hex,
  inJson,
  integer,
  isReferredToBy,
  optional,
  refersTo,
  rowCount,
  type Source,
  sequence,
  text,
  unique,
  yesNo,
} from '../csv/declare.ts'
import { locationName, locations } from './locations.ts'
import { savePlaces } from './save-places.ts'
import { fieldOffset, listOffset } from './shared/layout.ts'
import {
  areInInteriors,
  savePlacesInDistricts,
  savePlacesMatchHouses,
  savePlacesOnMap,
} from './shared/savehouse-rules.ts'
import {
  floatHex,
  locationNumber,
  mapCoordinate,
  note,
  storedPointColumns,
  x,
  y,
  z,
} from './shared/shared-columns.ts'

/** Offset in block 25 of a location's target when saved indoors, with one door on the stack. */
function teleportOffset(source: Source, location: number): number | null {
  const door = listOffset(source, { block: '25', list: 'doors' }, location, { stack_depth: 1 })
  const target = fieldOffset(source, 'door', 'linked')
  return door === null || target === null ? null : door + target
}

/** Pickups are stored in eighths of a game unit. */
const diskCoordinate = (axis: string) =>
  column(
    `${axis} of the save disk`,
    mapCoordinate,
    `${axis} of its pickup in block 06: the player saves within two metres of it`,
  )

export const savehouses = defineTable(
  {
    file: 'savehouses.csv',
    title: 'Savehouses',
    rowMeaning: 'one savehouse',
    page: '/savehouses',
    rowKey: ['house'],
    sources: ['older-docs', 'saves'],
    columns: {
      house: column('House', integer({ min: 0, max: 17 }), 'Number of the savehouse'),
      heaven: column('Heaven', integer({ min: 0, max: 18 }), 'Interior number; 0 is the world outside'),
      location_inside: column(
        'Location inside',
        optional(locationNumber),
        'Matching inside door; empty if the house is outdoors',
      ),
      teleport_hex: column(
        'Teleport',
        optional(hex(4)),
        'Offset in block 25 of the location that the exit leads to, in a save made indoors',
      ),
      interior_light: column(
        'Interior light',
        yesNo(),
        'Whether a save made there has interior lighting on: 1 at 00D0 and 1.0 at 00D4 of block 00',
      ),
      door_flags_hex: column(
        'Door flags',
        optional(hex(2)),
        'High byte of the flags that the inside door needs in block 25 so that the player can leave; empty: leave unchanged',
      ),
      entered_flags_hex: column(
        'Flags of the entered door',
        optional(hex(4)),
        'Flags in block 25 of the door entered, in a save made there: 2000 marks it; empty: the house is outdoors',
      ),
      x,
      y,
      z,
      disk_x: diskCoordinate('X'),
      disk_y: diskCoordinate('Y'),
      disk_z: diskCoordinate('Z'),
      evidence: column(
        'Evidence',
        choice('verified', 'unverified'),
        'Verified if saves made there agree with what the site gives for the house',
      ),
      note,
    },
  },
  [rowCount(18), sequence('house'), unique('teleportHex')],
  [
    isReferredToBy(savePlaces, 'house', 'house', { term: 'Save places', back: 'House' }),
    refersTo('locationInside', locations, 'number', { link: { term: 'Inside door', back: 'Savehouse' } }),
    areInInteriors,
    savePlacesMatchHouses,
    savePlacesOnMap,
    savePlacesInDistricts,
    equals(
      'teleportHex',
      ({ teleportHex, locationInside }, source) => {
        if (teleportHex === null) return null
        const offset = locationInside === null ? null : teleportOffset(source, locationInside)
        return offset === null ? null : toHex(offset)
      },
      ({ locationInside }) => `is not the offset of the target of location ${locationInside ?? 'outdoors'}`,
    ),
  ],
)
  .derive(
    {
      ...storedPointColumns(hex(8)),
      times_used: column('Times used', integer(), 'Number of save places that use the house'),
      used_in: column('Used in save places', inJson('phrases', text()), 'The save places that use the house'),
    },
    ({ house, x, y, z }, source) => {
      const used = savePlaces.rows(source).filter(row => row.house === house)
      const names = used.map(({ hood, note }) => (note === null ? hood : `${hood} (${note})`))
      return {
        xHex: floatHex(x),
        yHex: floatHex(y),
        zHex: floatHex(z),
        timesUsed: used.length,
        usedIn: names.join(', '),
      }
    },
  )
  .titled(({ house }) => `house ${house}`)
  .searchable(({ house, heaven, locationInside, usedIn }, source) => ({
    title: `Savehouse ${house}`,
    code: house,
    about: [locationName(source, locationInside), `heaven ${heaven}`, usedIn],
  }))
