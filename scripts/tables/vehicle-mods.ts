import { countsPer } from './checks/counts-per.ts'
import { rowCount } from './checks/row-count.ts'
import { unique } from './checks/unique.ts'
import { column } from './column.ts'

import { componentType } from './component-types.ts'

import { defineTable } from './define-table.ts'
import { integer } from './kinds/integer.ts'
import { optional } from './kinds/optional.ts'
import { text } from './kinds/text.ts'
import { note, otherName } from './shared-columns.ts'

import { vehicleComponents } from './vehicle-components.ts'

import { withDerived } from './with-derived.ts'

const id = integer({ min: 1000, max: 1189 })

const modTable = defineTable(
  {
    ...{ file: 'vehicle-mods.csv', title: 'Vehicle mods', page: '/vmods' },
    ...{
      rowMeaning: 'one component sold in a garage, by its shop name',
      rowType: 'VehicleMod',
      constant: 'vehicleMods',
    },
    columns: {
      id: column('ID', id, 'Model number of the component'),
      id_2: column('Second ID', optional(id), 'Further component of the same name'),
      type: column('Type', componentType, 'Kind of component'),
      name: column('Name', text(), 'Name in the shop'),
      other_name: otherName,
      note,
    },
  },
  [
    ...[rowCount(71), unique('id'), unique('id2'), unique('type', 'name')],
    countsPer('type', {
      ...{
        'Car Stereo': 1,
        Exhausts: 9,
        'Front Bullbars': 2,
        'Front Bumper': 4,
        Hood: 3,
        Hydraulics: 1,
        Lights: 2,
      },
      ...{
        Nitro: 3,
        'Rear Bullbars': 2,
        'Rear Bumper': 4,
        Roof: 5,
        'Side Skirts': 6,
        Spoiler: 10,
        Vent: 2,
        Wheels: 17,
      },
      Miscellaneous: 0,
    }),
  ],
)

export const vehicleMods = withDerived(
  modTable,
  { model: column('Model', optional(text()), 'Internal name of the component') },
  (row, source) => ({
    model:
      vehicleComponents.read(source).soundRows.find(({ values }) => values.id === row.id)?.values.model ??
      null,
  }),
)
