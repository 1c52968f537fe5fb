import {
  column,
  defineTable,
  integer,
  optional,
  refersTo,
  rowCount,
  sequence,
  text,
  unique,
} from '../csv/declare.ts'
import { locationName, locations } from './locations.ts'
import { locationNumber } from './shared/shared-columns.ts'

export const savePlaces = defineTable(
  {
    file: 'save-places.csv',
    title: 'Save places',
    rowMeaning: 'one location to save',
    page: '/savehouses',
    rowKey: ['id'],
    titleKeys: ['hood'],
    prefix: 'places.',
    sources: ['older-docs'],
    columns: {
      id: column('ID', integer({ min: 0, max: 36 }), 'Number in older documentation; the game has none'),
      house: column('House', integer({ min: 0, max: 17 }), 'Savehouse that the door leads to'),
      location: column('Location', optional(locationNumber), 'Outside door; empty if the house is outdoors'),
      map_x: column(
        'Map X',
        integer({ min: 0, max: 619 }),
        'Position on the 620 × 620 map, from the left',
        'pixels',
      ),
      map_y: column(
        'Map Y',
        integer({ min: 0, max: 619 }),
        'Position on the 620 × 620 map, from the top',
        'pixels',
      ),
      hood: column('Hood', text(), 'District'),
      note: column('Notes', optional(text()), 'Person or purpose'),
    },
  },
  [rowCount(37), sequence('id'), unique('mapX', 'mapY'), unique('location')],
  [refersTo('location', locations, 'number', { link: { term: 'Door', back: 'Save place' } })],
)
  .titled(({ id, hood }) => `${id} ${hood}`)
  .searchable(({ id, house, location }, source) => ({
    code: id,
    about: [`savehouse ${house}`, locationName(source, location)],
  }))
