import {
  areSound,
  column,
  defineTable,
  eachRow,
  equals,
  hex,
  integer,
  rowCount,
  type Source,
  sortedBy,
  text,
  unique,
} from '../csv/declare.ts'
import { savedGarages } from './blocks/03-garages.ts'
import { zonesTable } from './map/zones.ts'
import { isInDistrict } from './shared/district.ts'
import { note, x, y, z } from './shared/shared-columns.ts'

/** Garage types that can be used in a save. */
const knownIds = [16, 17, 18, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 39, 40, 41, 42, 44, 45]

const savedGarage = (saveIndex: number, source: Source) =>
  savedGarages.rows(source).find(({ index }) => index === saveIndex)

/** If the row of a garage is missing in block 03, which is reported. */
const noPosition = { x: 0, y: 0, z: 0, offsetHex: '0000' }

/** Positions and offsets of the garages of block 03. */
export const garages = defineTable(
  {
    file: 'garages.csv',
    title: 'Garages',
    rowMeaning: 'one garage that can be used in a save',
    page: '/garages',
    rowKey: ['id'],
    titleKeys: ['readableName'],
    sources: ['older-docs', 'saves'],
    columns: {
      id: column('ID', integer({ min: 16, max: 45 }), 'Type byte of the garage'),
      name: column(
        'Name',
        text({ pattern: /^[A-Za-z0-9_]{1,7}$/, example: 'cjsafe' }),
        'Internal name, at most 7 characters',
      ),
      readable_name: column('Readable name', text(), 'Name of the garage'),
      save_index: column(
        'Index in block 03',
        integer({ min: 0, max: 49 }),
        'Index among the 50 garages of block 03',
      ),
      note,
    },
  },
  [
    rowCount(knownIds.length),
    unique('id'),
    sortedBy('id'),
    unique('name'),
    unique('saveIndex'),
    eachRow(({ id }) => {
      if (knownIds.includes(id)) return null
      return {
        property: 'id',
        rule: 'is not a usable garage',
        allowed: knownIds.join(', '),
        fix: 'correct the number, or add it to the list in the table module',
      }
    }),
  ],
  [
    isInDistrict(
      'readableName',
      ({ saveIndex }, source) =>
        areSound(source, savedGarages) ? savedGarage(saveIndex, source) : undefined,
      // A garage whose name begins with that of a zone is in that zone.
      (zones, { readableName }, source) => {
        const zoneNames = new Set(zonesTable.rows(source).map(({ name }) => name))
        const named = [...zoneNames].filter(name => readableName.startsWith(`${name} `))
        return named.length === 0 || named.some(name => zones.includes(name)) ? null : named.join(' or ')
      },
    ),
    equals(
      'saveIndex',
      ({ name }, source) => savedGarages.rows(source).find(saved => saved.name === name)?.index,
      ({ saveIndex }, source) => `is ${savedGarage(saveIndex, source)?.name} in ${savedGarages.file}`,
    ),
  ],
)
  .derive(
    { x, y, z, offset_hex: column('Offset', hex(4), 'Offset in block 03') },
    ({ saveIndex }, source) => {
      const garage = savedGarage(saveIndex, source) ?? noPosition
      return { x: garage.x, y: garage.y, z: garage.z, offsetHex: garage.offsetHex }
    },
  )
  .titled(({ id, readableName }) => `${id} ${readableName}`)
  .linked({
    term: 'Garage in block 03',
    back: 'Garage',
    to: savedGarages,
    keysOf: ({ saveIndex }) => [saveIndex],
  })
  .searchable(({ id, name }) => ({
    code: id,
    about: [name],
  }))
