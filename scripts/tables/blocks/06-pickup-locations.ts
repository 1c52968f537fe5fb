import {
  choice,
  column,
  countsPer,
  defineTable,
  hex,
  integer,
  optional,
  refersTo,
  rowCount,
  rowFinder,
  sequence,
  text,
  unique,
} from '../../csv/declare.ts'
import { pickups } from '../pickups.ts'
import { locationText } from '../shared/district.ts'
import { variables } from '../shared/script-variables.ts'
import { variableNumber, x, y, z } from '../shared/shared-columns.ts'
import { pickupTypes } from './06-pickup-types.ts'

const pickupOf = rowFinder(pickups, 'id')

export const pickupLocations = defineTable(
  {
    file: 'blocks/06-pickup-locations.csv',
    title: 'Pickup locations',
    rowKey: ['number'],
    titleKeys: ['object'],
    prefix: 'places.',
    rowMeaning: 'one location where scripts create a pickup, sorted by model',
    sources: ['saves'],
    columns: {
      number: column('No.', integer({ min: 0, max: 608 }), 'Number in this table; saves have no order'),
      model: column('Model', integer({ min: 321, max: 1581 }), 'Model id'),
      type_hex: column('Type', hex(2), 'Type of the pickup'),
      x,
      y,
      z,
      amount: column(
        'Amount',
        integer({ min: 0, max: 1000000 }),
        'Rounds of a weapon, price or maximum income, depending on the type',
      ),
      at_start: column(
        'At start',
        choice('yes', 'no', 'locked'),
        'Whether two saves, made 4 and 16 minutes into a new game, contain it; locked: as a blue house (model 1272, type 11 in hex) that is not for sale yet',
      ),
      saves: column('Saves', integer({ min: 1, max: 21 }), 'Saves that contain it, in a sample of 21'),
      variable: column(
        'Variable',
        optional(variableNumber),
        'Script variable that stores its handle; empty if none',
      ),
    },
  },
  [
    rowCount(609),
    sequence('number'),
    unique('x', 'y', 'z'),
    countsPer('atStart', { yes: 532, no: 53, locked: 24 }),
  ],
  [
    refersTo('model', pickups, 'id'),
    refersTo('typeHex', pickupTypes, 'byteHex'),
    refersTo('variable', variables, 'index'),
  ],
)
  .derive(
    {
      object: column('Object', text(), 'Item'),
      district: column('District', optional(text()), 'District; inside: in a building'),
    },
    (row, source) => ({
      object: pickupOf(source, row.model)?.description ?? '', // reported as a reference
      district: locationText(source, row),
    }),
  )
  .searchable(() => ({}), { route: '/block/06?places.q={title}', isCounted: true })
