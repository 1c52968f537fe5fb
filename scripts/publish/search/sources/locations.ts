import { zoneIds } from '../../../../src/shared/zone-id.ts'
import type { Source } from '../../../csv/engine/table.ts'
import { garages } from '../../../tables/garages.ts'
import { locationPositions } from '../../../tables/location-positions.ts'
import { locations } from '../../../tables/locations.ts'
import { labelsTable } from '../../../tables/map/labels.ts'
import { zonesTable } from '../../../tables/map/zones.ts'
import { markerKinds } from '../../../tables/marker-kinds.ts'
import { savePlaces } from '../../../tables/save-places.ts'
import { savehouseVariables } from '../../../tables/savehouse-variables.ts'
import { savehouses } from '../../../tables/savehouses.ts'
import { rowsOf } from '../rows-of.ts'
import type { SearchSource } from '../search-source.ts'

const locationName = (source: Source, number: number | null): string | null =>
  locations.rows(source).find(row => row.number === number)?.description ?? null

const locationSource = rowsOf(locations, {
  kind: 'Locations',
  counting: 'decimal',
  // Undescribed locations are found by their marker kind and district.
  record: ({ number, side, description, marker, kind, district }) => ({
    title: description ?? kind ?? `Location ${number}`,
    code: `${number}`,
    about: [side, marker, description === null ? district : kind],
  }),
})

const zoneSource: SearchSource = {
  tables: [zonesTable.name],
  readEntries: source => {
    const nextId = zoneIds()
    const records = zonesTable.rows(source).map(({ name, kind, zone, textKey }) => ({
      title: name,
      code: zone,
      about: [kind, textKey === zone ? null : textKey],
      id: nextId(zone),
    }))
    return [{ kind: 'Map zones', route: '/map?layer=zones&id={id}', counting: 'none', records }]
  },
}

/** The tables with locations in the world. */
export const locationSources: readonly SearchSource[] = [
  { ...locationSource, tables: [locations.name, locationPositions.name, markerKinds.name] },
  rowsOf(savehouses, {
    kind: 'Savehouses',
    counting: 'decimal',
    record: ({ house, heaven, locationInside, usedIn }, source) => ({
      title: `Savehouse ${house}`,
      code: `${house}`,
      about: [locationName(source, locationInside), `heaven ${heaven}`, usedIn],
    }),
  }),
  rowsOf(savePlaces, {
    kind: 'Save places',
    counting: 'decimal',
    record: ({ id, house, hood, location }, source) => ({
      title: hood,
      code: `${id}`,
      about: [`savehouse ${house}`, locationName(source, location)],
    }),
  }),
  rowsOf(savehouseVariables, {
    kind: 'Savehouses',
    record: ({ block, addressHex, value }) => ({
      title: value ?? 'Teleport',
      code: `${block}:${addressHex ?? 'teleport'}`,
      about: ['variable for the location'],
    }),
  }),
  rowsOf(garages, {
    kind: 'Garages',
    counting: 'decimal',
    record: ({ id, name, readableName }) => ({
      title: readableName,
      code: `${id}`,
      about: [name],
    }),
  }),
  zoneSource,
  rowsOf(labelsTable, {
    kind: 'Map names',
    route: '/map?zoom=6&at={id}',
    record: ({ name, kind, x, y }) => ({ title: name, code: '', about: [kind], id: `${x},${y}` }),
  }),
]
