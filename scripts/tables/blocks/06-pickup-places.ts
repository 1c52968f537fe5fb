import { countsPer } from '../../csv/engine/checks/counts-per.ts'
import { rowCount } from '../../csv/engine/checks/row-count.ts'
import { sequence } from '../../csv/engine/checks/sequence.ts'
import { unique } from '../../csv/engine/checks/unique.ts'
import { column } from '../../csv/engine/column.ts'
import { defineTable } from '../../csv/engine/define-table.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'
import { hex } from '../../csv/engine/kinds/hex.ts'
import { integer } from '../../csv/engine/kinds/integer.ts'
import { optional } from '../../csv/engine/kinds/optional.ts'
import { text } from '../../csv/engine/kinds/text.ts'
import { withDerived } from '../../csv/engine/with-derived.ts'
import { placeOf } from '../district.ts'
import { pickups } from '../pickups.ts'
import { x, y, z } from '../shared-columns.ts'

const placeTable = defineTable(
  {
    file: 'blocks/06-pickup-places.csv',
    title: 'Pickup locations',
    page: '/block/06',
    rowKey: ['number'],
    prefix: 'places.',
    rowMeaning: 'one location where scripts create a pickup, sorted by model',
    ...{ rowType: 'PickupPlace', constant: 'pickupPlaces' },
    columns: {
      number: column('No.', integer({ min: 0, max: 608 }), 'Number in this table; saves have no order'),
      model: column('Model', integer({ min: 321, max: 1581 }), 'Model number'),
      type_hex: column('Type', hex(2), 'Type of the pickup'),
      x,
      y,
      z,
      amount: column(
        'Value',
        integer({ min: 0, max: 1000000 }),
        'Rounds, price or maximum money, depending on the type',
      ),
      at_start: column(
        'Start',
        choice('yes', 'no', 'locked'),
        'Whether it is there from the start: in a save after 4 or 16 minutes; locked means model 1272 and type 11 until it is for sale',
      ),
      saves: column('Saves', integer({ min: 1, max: 21 }), 'Number of saves, of 21, that contain it'),
      variable: column(
        'Variable',
        optional(integer({ min: 0, max: 10949 })),
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
)

export const pickupPlaces = withDerived(
  placeTable,
  {
    object: column('Object', text(), 'Item'),
    district: column('District', optional(text()), 'District, or inside a building'),
  },
  (place, source) => ({
    object: pickups.rows(source).find(({ id }) => id === place.model)?.description ?? '', // reported as a reference
    district: placeOf(source, place),
  }),
)
